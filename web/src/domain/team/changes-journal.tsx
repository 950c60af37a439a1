import { useQuery } from '@tanstack/react-query'
import type { Decision } from '@trimestre/contract/decisions'
import type { DecisionChange } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { errorText } from '../../i18n/server-sentences.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { SkeletonStack } from '../../ui/skeleton.tsx'
import { call } from '../api.ts'
import { decisionLabel } from '../catalogue-text.ts'
import { valueText } from '../decision-text.ts'
import { PracticeMark } from '../practice.tsx'
import styles from './changes-journal.module.css'

type Props = {
  companyId: number
  /** The number of a round; the one in play when absent. */
  round?: number
  /** Returns a decision of the sheet by its name; undefined as long as it is loading. */
  decisionOf(name: string): Decision | undefined
}

const useChanges = ({ companyId, round }: Pick<Props, 'companyId' | 'round'>) =>
  useQuery({
    queryKey: ['listDecisionChanges', companyId, ...(round === undefined ? [] : [round])],
    queryFn: ({ signal }) =>
      call('listDecisionChanges', { params: { id: companyId }, query: { round }, signal }),
  })

/** Lists who changed which value in a quarter, the newest first. */
export function ChangesJournal({ companyId, round, decisionOf }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const changes = useChanges({ companyId, ...(round !== undefined && { round }) })
  if (changes.error && !changes.data)
    return <ErrorCard reason={errorText(t, changes.error)} onRetry={() => void changes.refetch()} />
  if (!changes.data) return <SkeletonStack shapes={[{ height: 48 }, { height: 48 }, { height: 48 }]} />
  if (changes.data.length === 0)
    return <EmptyState title={t('journal.none')}>{t('journal.noneText')}</EmptyState>
  return (
    <ol className={styles.changes}>
      {changes.data.map(change => (
        <Change key={change.id} change={change} decision={decisionOf(change.name)} />
      ))}
    </ol>
  )
}

type ChangeProps = { change: DecisionChange; decision: Decision | undefined }

function Change({ change, decision }: ChangeProps) {
  const { t } = useTranslation('team')
  const { t: textOf } = useTranslation(['player', 'common'])
  const format = useFormat()
  const write = (value: number) =>
    decision ? valueText(textOf, format, decision, value) : format.number(value)
  const by =
    change.outcome === 'proposal' && change.acceptedBy
      ? t('journal.proposed', { author: change.by.name, name: change.acceptedBy.name })
      : change.by.name
  return (
    <li className={styles.change}>
      <div className={styles.changeLine}>
        <span className={styles.changeName}>{decision ? decisionLabel(textOf, decision) : change.name}</span>
        <span>
          {change.before !== null && (
            <>
              <bdi className="fig">{write(change.before)}</bdi>
              <span className="visually-hidden"> {t('journal.to')} </span>
              <span className={styles.arrow} aria-hidden="true">
                {' '}
                →{' '}
              </span>
            </>
          )}
          <bdi className="fig">{write(change.after)}</bdi>
        </span>
        {change.practice && <PracticeMark />}
        {change.outcome === 'refused' && <Chip tone="warning">{t('journal.refused')}</Chip>}
      </div>
      <p className={styles.by}>
        <bdi>{by}</bdi> · {format.dateTime(change.at)}
      </p>
    </li>
  )
}
