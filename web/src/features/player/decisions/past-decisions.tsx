import type { Decision } from '@trimestre/contract/decisions'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { valueText } from './decision-text.ts'
import styles from './past-decisions.module.css'
import { ValueMove } from './value-move.tsx'

type Props = { decisions: readonly Decision[]; quarter: number }

/** Lists the decisions of a past quarter, read only, each with its origin. */
export function PastDecisions({ decisions, quarter }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  return (
    <Card title={t('decisions.played', { quarter })} flush>
      <PlainTable className={styles.table} caption={t('decisions.played', { quarter })}>
        <thead>
          <tr>
            <th scope="col">{t('decisions.decision')}</th>
            <th scope="col" className={styles.end}>
              {t('decisions.playedValue')}
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
              </td>
              <td className={styles.move}>
                {decision.previous !== null && decision.type !== 'choice' && decision.type !== 'boolean' && (
                  <ValueMove decision={decision} before={decision.previous} value={decision.value} />
                )}
              </td>
              <td>
                <Chip
                  tone={
                    decision.origin === 'saved'
                      ? 'success'
                      : decision.origin === 'draft'
                        ? 'warning'
                        : 'neutral'
                  }
                >
                  {t(`origin.${decision.origin}`)}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  )
}
