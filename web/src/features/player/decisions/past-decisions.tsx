import type { Decision } from '@trimestre/contract/decisions'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../domain/catalogue-text.ts'
import { valueText } from '../../../domain/decision-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import styles from './past-decisions.module.css'
import { ValueMove } from './value-move.tsx'

type Props = { decisions: readonly Decision[]; quarter: number }

/**
 * Lists the decisions of a past quarter, read only, each with its origin.
 * @param isSubstituted whether a computer decided in the place of the people who hold the company
 */
export function PastDecisions({ decisions, quarter, isSubstituted }: Props & { isSubstituted: boolean }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <DecisionsTable
      decisions={decisions}
      title={t('decisions.played', { quarter })}
      valueTitle={t('decisions.playedValue')}
      isSubstituted={isSubstituted}
    />
  )
}

/**
 * Lists the decisions of the open quarter as their player has entered them so far, for an administrator: the values that
 * would be played now. `level` is that of the game, up to which decisions are open.
 */
export function EnteredDecisions({ decisions, quarter, level }: Props & { level: number }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <DecisionsTable
      decisions={decisions.filter(decision => decision.level <= level)}
      title={t('decisions.entered', { quarter })}
      valueTitle={t('decisions.enteredValue')}
    />
  )
}

type TableProps = {
  decisions: readonly Decision[]
  title: string
  valueTitle: string
  isSubstituted?: boolean
}

function DecisionsTable({ decisions, title, valueTitle, isSubstituted = false }: TableProps) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  return (
    <Card title={title} flush>
      <PlainTable className={styles.table} caption={title}>
        <thead>
          <tr>
            <th scope="col">{t('decisions.decision')}</th>
            <th scope="col" className={styles.end}>
              {valueTitle}
            </th>
            <th scope="col" className={styles.move}>
              {t('decisions.change')}
            </th>
            <th scope="col">{t('decisions.originColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {decisions.map(decision => (
            <tr key={decision.name}>
              <th scope="row">{decisionLabel(t, decision)}</th>
              <td className={styles.end}>
                <bdi className={`fig ${styles.value}`}>{valueText(t, format, decision, decision.value)}</bdi>
                <NewerDraft decision={decision} />
              </td>
              <td className={styles.move}>
                {decision.previous !== null && decision.type !== 'choice' && decision.type !== 'boolean' && (
                  <ValueMove decision={decision} before={decision.previous} value={decision.value} />
                )}
              </td>
              <td>
                <Chip tone={tones[decision.origin]}>
                  {t(
                    isSubstituted && decision.origin === 'computer'
                      ? 'origin.substitute'
                      : `origin.${decision.origin}`,
                  )}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  )
}

const tones = {
  saved: 'success',
  draft: 'warning',
  computer: 'info',
  carried: 'neutral',
  corrected: 'warning',
  default: 'neutral',
} as const

/** Shows the value of a draft that the player has typed after saving; a pass would play the saved one. */
function NewerDraft({ decision }: { decision: Decision }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { draft, value } = decision
  if (draft === null || draft === value) return null
  return (
    <span className={styles.draft}>
      {t('decisions.draftValue', { value: valueText(t, format, decision, draft) })}
    </span>
  )
}
