import { useQuery } from '@tanstack/react-query'
import type { Journal, JournalEntry } from '@trimestre/contract/journal'
import { useTranslation } from 'react-i18next'
import { useReloadOnPass } from '../../../domain/active-round.ts'
import { journalQuery } from '../../../domain/game-queries.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './journal.module.css'
import { QuarterCard, QuarterContent, QuarterMarks } from './quarter-card.tsx'

/** What a company expected of its quarters and what it learned, the last quarter first. */
export default function JournalPage() {
  const { t } = useTranslation('journal')
  const { gameId, companyId } = useShownCompany()
  useReloadOnPass({ gameId })
  const journal = useQuery(journalQuery(companyId))
  return (
    <QueryBoundary query={journal} failed={t('loadFailed')}>
      {data => <Quarters journal={data} />}
    </QueryBoundary>
  )
}

/** The quarters that are shown whole: the one being played, and the one before it. */
const shownAtOnce = 2

function Quarters({ journal: { reading, entries } }: { journal: Journal }) {
  const { t } = useTranslation('journal')
  const { companyId, isReadOnly } = useShownCompany()
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      </Card>
    )
  const current = entries.filter(({ superseded }) => !superseded).slice(0, shownAtOnce)
  const older = entries.filter(entry => !current.includes(entry))
  const isPartlyRead = reading === 'all' && entries.some(({ before }) => before === null)
  const staffNote = reading === 'done' ? t('staff.done') : isPartlyRead ? t('staff.older') : null
  const note = isReadOnly ? staffNote : t(`reading.${reading}`)
  return (
    <div className={styles.page}>
      <DownloadButton companyId={companyId} />
      {note && <Banner tone="info">{note}</Banner>}
      {current.map(entry => (
        <QuarterCard key={keyOf(entry)} entry={entry} before={quarterBefore(entries, entry)} />
      ))}
      {older.length > 0 && (
        <Card title={t('older')}>
          <div className={styles.older}>
            {older.map(entry => (
              <Fold key={keyOf(entry)} title={<OlderTitle entry={entry} />}>
                {entry.superseded && <p className={styles.superseded}>{t('superseded', entry)}</p>}
                <QuarterContent entry={entry} before={undefined} />
              </Fold>
            ))}
          </div>
        </Card>
      )}
    </div>
  )
}

const keyOf = ({ round, version }: JournalEntry): string => `${round}.${version}`

/** Returns the published quarter before this one, with whose figures a prediction begins. */
const quarterBefore = (entries: readonly JournalEntry[], { round }: JournalEntry): JournalEntry | undefined =>
  entries.find(each => each.round === round - 1 && !each.superseded && each.actual !== null)

function OlderTitle({ entry }: { entry: JournalEntry }) {
  const { t } = useTranslation('journal')
  const { quarter, version, superseded } = entry
  return (
    <span className={styles.olderTitle}>
      <span>
        {t('quarter', { quarter })}
        {superseded && ` · ${t('replaced', { version })}`}
      </span>
      <QuarterMarks done={entry.done} />
    </span>
  )
}
