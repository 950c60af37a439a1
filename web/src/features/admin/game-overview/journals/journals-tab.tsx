import { IconCircle, IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { exportFormats } from '@trimestre/contract/exports'
import type { Game } from '@trimestre/contract/games'
import type { CompanyJournal } from '@trimestre/contract/journal'
import { useTranslation } from 'react-i18next'
import { call, download } from '../../../../domain/api.ts'
import { companyPath } from '../../../../domain/screens.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import { notify } from '../../../../ui/notify.ts'
import { saveContent } from '../../../../ui/save-file.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { FigureTable } from '../../../../ui/table/figure-table.tsx'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import styles from './journals.module.css'

/** Shows which parts of their journals the companies have done, by quarter, and leads to the texts. */
export default function JournalsTab({ game }: { game: Game }) {
  const { t } = useTranslation('journal')
  const journals = useQuery({
    queryKey: ['listJournals', game.id],
    queryFn: ({ signal }) =>
      call('listJournals', { params: { id: game.id }, query: { scope: 'game' }, signal }),
  })
  const { data, error, refetch } = journals
  return (
    <Card
      flush
      title={t('overview.tab')}
      subtitle={t('overview.lead')}
      actions={data && data.length > 0 && <Exports gameId={game.id} />}
    >
      {data ? (
        data.length > 0 ? (
          <JournalsTable journals={data} isReadable={game.journalReading === 'all'} />
        ) : (
          <EmptyState>{t('overview.nobody')}</EmptyState>
        )
      ) : error ? (
        <ErrorCard title={t('loadFailed')} reason={errorText(t, error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonStack shapes={[{ height: 240 }]} />
      )}
    </Card>
  )
}

type TableProps = { journals: readonly CompanyJournal[]; isReadable: boolean }

/** One row for each company, one column for each quarter in the version that counts. */
function JournalsTable({ journals, isReadable }: TableProps) {
  const { t } = useTranslation(['journal', 'common'])
  const current = journals.filter(({ superseded }) => !superseded)
  const quarters = [...new Set(current.map(({ quarter }) => quarter))].sort((one, other) => one - other)
  const companies = Map.groupBy(current, ({ companyId }) => companyId)
  return (
    <>
      {!isReadable && <p className={styles.note}>{t('staff.done')}</p>}
      <div className={styles.table}>
        <FigureTable caption={t('overview.tab')}>
          <thead>
            <tr>
              <th scope="col">{t('overview.company')}</th>
              {quarters.map(quarter => (
                <th key={quarter} scope="col" className={styles.quarter}>
                  {t('common:ui.quarterShort', { quarter })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...companies].map(([companyId, ofCompany]) => (
              <tr key={companyId}>
                <th scope="row">
                  <CompanyJournalLink companyId={companyId} name={ofCompany[0]?.username ?? ''} />
                </th>
                {quarters.map(quarter => (
                  <td key={quarter} className={styles.quarter}>
                    <Marks journal={ofCompany.find(each => each.quarter === quarter)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </div>
    </>
  )
}

function CompanyJournalLink({ companyId, name }: { companyId: number; name: string }) {
  const { t } = useTranslation('journal')
  return (
    <Link to={companyPath(companyId, '/app/user/journal')} aria-label={t('overview.open', { company: name })}>
      <bdi>{name}</bdi>
    </Link>
  )
}

const parts = ['before', 'predictions', 'after', 'change'] as const

/** Four marks, one for each part, and the score of the predictions. */
function Marks({ journal }: { journal: CompanyJournal | undefined }) {
  const { t } = useTranslation('journal')
  if (!journal) return <span aria-hidden="true">–</span>
  return (
    <span className={styles.cell}>
      <span className={styles.marks}>
        {parts.map(part => {
          const isDone = journal.done[part]
          const text = t('overview.marks', { part: t(`part.${part}`), state: t(isDone ? 'done' : 'notDone') })
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <span key={part} title={text} className={classNames(styles.mark, isDone && styles.isDone)}>
              <Icon size={18} aria-hidden="true" />
              <span className="visually-hidden">{text}</span>
            </span>
          )
        })}
      </span>
      <span className={styles.score}>
        {journal.scores !== null && journal.scores.quarter !== null && (
          <Figure value={journal.scores.quarter} kind="number" />
        )}
      </span>
    </span>
  )
}

function Exports({ gameId }: { gameId: number }) {
  const { t } = useTranslation(['journal', 'common'])
  const { language } = useFormat()
  const isNarrow = useMediaQuery('(width < 600px)')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: (typeof exportFormats)[number]) =>
      download('exportJournal', { params: { id: gameId }, query: { format, lang: language } }),
    onSuccess: ({ name, content }) => saveContent(name, content),
  })
  return (
    <div className={styles.exports}>
      {exportFormats.map(format => {
        const label = t('overview.export', { format: format.toUpperCase() })
        return (
          <Button
            key={format}
            small
            icon={<IconDownload size={18} aria-hidden="true" />}
            loading={isPending && variables === format}
            disabled={isPending}
            aria-label={label}
            onClick={() => mutate(format, { onError: error => notify.error(errorText(t, error)) })}
          >
            {isNarrow ? format.toUpperCase() : label}
          </Button>
        )
      })}
    </div>
  )
}
