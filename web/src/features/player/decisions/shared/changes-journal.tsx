import { useQuery } from '@tanstack/react-query'
import type { DecisionChange } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { decisionLabel } from '../../../../domain/catalogue-text.ts'
import { valueText } from '../../../../domain/decision-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import styles from './team-panel.module.css'
import type { SharedPlace, WholeSheet } from './use-shared-sheet.ts'

const useChanges = (companyId: number) =>
  useQuery({
    queryKey: ['listDecisionChanges', companyId],
    queryFn: ({ signal }) => call('listDecisionChanges', { params: { id: companyId }, signal }),
  })

type Props = { place: SharedPlace; sheet: WholeSheet }

/** Lists who changed which value in this quarter, the newest first. */
export function ChangesJournal({ place, sheet }: Props) {
  const { t } = useTranslation(['team', 'common'])
  const changes = useChanges(place.companyId)
  if (changes.error && !changes.data)
    return <ErrorCard reason={errorText(t, changes.error)} onRetry={() => void changes.refetch()} />
  if (!changes.data) return <SkeletonStack shapes={[{ height: 48 }, { height: 48 }, { height: 48 }]} />
  if (changes.data.length === 0)
    return <EmptyState title={t('journal.none')}>{t('journal.noneText')}</EmptyState>
  return (
    <ol className={styles.changes}>
      {changes.data.map(change => (
        <Change key={change.id} change={change} sheet={sheet} />
      ))}
    </ol>
  )
}

function Change({ change, sheet }: { change: DecisionChange; sheet: WholeSheet }) {
  const { t } = useTranslation('team')
  const { t: textOf } = useTranslation(['player', 'common'])
  const format = useFormat()
  const decision = sheet.get(change.name)?.decision
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
        {change.outcome === 'refused' && <Chip tone="warning">{t('journal.refused')}</Chip>}
      </div>
      <p className={styles.by}>
        <bdi>{by}</bdi> · {format.dateTime(change.at)}
      </p>
    </li>
  )
}
