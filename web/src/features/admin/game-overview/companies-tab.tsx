import { IconEye, IconLayoutDashboard, IconRestore } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyNameLink } from '../../../domain/company-name-link.tsx'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { companyPath } from '../../../domain/screens.ts'
import { SeatWord } from '../../../domain/seat-word.tsx'
import { type ExpertRow, lastQuarter, useExpertResults } from '../../../domain/staff/game-results.ts'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { useRanking } from '../../../domain/use-ranking.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Figure, type FigureKind } from '../../../ui/figure.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { useProgress } from './api.ts'
import { type CompanyRow, companyRows } from './company-rows.ts'
import { ExportButtons } from './export-buttons.tsx'
import styles from './game-overview.module.css'
import type { ShownCompany } from './game-overview.tsx'
import { ResetDialog } from './reset-dialog.tsx'

const RaceCard = lazy(() => import('./race-card.tsx'))

/** Whether there are places to compare: those of two quarters. */
const hasRace = (rows: readonly ExpertRow[]): boolean => rows.some(({ round }) => round !== rows[0]?.round)

type Texts = TFunction<['common', 'overview', 'player']>

type Props = { game: Game; onShow(company: ShownCompany): void }

/** Lists the companies of a game by rank, with actions to open a company, to glance at its dashboard and to reset it. */
export function CompaniesTab({ game, onShow }: Props) {
  const { t } = useTranslation(['common', 'overview', 'player'])
  const results = useExpertResults(game.id)
  const progress = useProgress(game.id)
  const navigate = useNavigate()
  const [reset, setReset] = useState<CompanyRow | null>(null)
  const last = useMemo(() => lastQuarter(results.data?.rows ?? []), [results.data])
  const { ranked, apart, isOfPeople, choice } = useRanking(last)
  const columns = useMemo(() => columnsOf(t, isOfPeople), [t, isOfPeople])
  const rows = useMemo(
    () => results.data && companyRows(game, results.data.rows, progress.data ?? [], [...ranked, ...apart]),
    [game, results.data, progress.data, ranked, apart],
  )
  const isBefore = results.data?.rows.length === 0 && game.companies.length > 0
  return (
    <div className={styles.stack}>
      {results.data && hasRace(results.data.rows) && (
        <Suspense fallback={<SkeletonStack shapes={[{ height: 540 }]} />}>
          <RaceCard rows={results.data.rows} />
        </Suspense>
      )}
      <Card
        flush
        title={
          <>
            {t('adminDash.tab.orders')}{' '}
            <HiddenQuarterMark quarter={hiddenQuarterOf(results.data?.rows ?? [])} />
          </>
        }
        actions={
          !isBefore &&
          rows &&
          rows.length > 0 && (
            <>
              {choice}
              <ExportButtons gameId={game.id} kind="ranking" />
            </>
          )
        }
      >
        {isBefore && (
          <div className={styles.note}>
            <Banner>{t('overview:rankingAfterFirst')}</Banner>
          </div>
        )}
        <DataTable
          name="orders"
          caption={t('adminDash.tab.orders')}
          columns={columns}
          rows={rows}
          rowId={row => row.companyId}
          rowName={row => row.username}
          failure={results.error && { reason: errorText(t, results.error), onRetry: () => results.refetch() }}
          empty={<EmptyState>{t('overview:nobody')}</EmptyState>}
          apart={isOfPeople ? { title: t('ranking.apart'), has: isApart } : undefined}
          filterable
          manyColumns
          actions={row => [
            {
              id: 'look',
              label: t('overview:look'),
              icon: <IconEye size={18} aria-hidden="true" />,
              onSelect: () => void navigate({ to: companyPath(row.companyId) }),
            },
            {
              id: 'dashboard',
              label: t('myGames.dashboard'),
              icon: <IconLayoutDashboard size={18} aria-hidden="true" />,
              onSelect: () => onShow({ id: row.companyId, username: row.username }),
            },
            {
              id: 'reset',
              label: t('overview:reset'),
              icon: <IconRestore size={18} aria-hidden="true" />,
              danger: true,
              onSelect: () => setReset(row),
            },
          ]}
        />
        {reset && <ResetDialog row={reset} onClose={() => setReset(null)} />}
      </Card>
    </div>
  )
}

const figure = (
  id: string,
  header: string,
  kind: FigureKind,
  of: (result: ExpertRow) => number | null,
): DataColumn<CompanyRow> => ({
  id,
  header,
  figure: true,
  value: row => row.result && of(row.result),
  cell: row => <Figure value={row.result && of(row.result)} kind={kind} />,
})

/** Whether a company plays outside the ranking of people. */
const isApart = ({ kind, result }: CompanyRow): boolean =>
  result ? result.rangHumain === null : kind !== 'human'

const columnsOf = (t: Texts, isOfPeople: boolean): DataColumn<CompanyRow>[] => [
  {
    id: 'company',
    header: t('player:dashboard.company'),
    value: row => row.username,
    cell: row => (
      <>
        <CompanyNameLink companyId={row.companyId}>{row.username}</CompanyNameLink>
        <SeatWord company={row} />
      </>
    ),
  },
  figure('rank', t('player:dashboard.rank'), 'integer', result =>
    isOfPeople ? result.rangHumain : result.classement,
  ),
  figure('value', t('player.netValue'), 'amount', result => result.valeurSociete),
  figure('cash', t('player.liquidity'), 'amount', result => result.liquidites),
  figure('price', t('player:competition.price'), 'price', result => result.prixVente),
  figure('sold', t('player:competition.sold'), 'integer', result => result.nombreProduitVendu),
  figure('share', t('player.marketPart'), 'percent', result => result.partMarche),
  {
    id: 'decided',
    header: t('overview:decisions'),
    figure: true,
    value: row => (row.kind === 'computer' ? undefined : row.progress?.saved.length),
    cell: row => <Decided row={row} />,
  },
]

/** Shows « 7/8 »: the saved areas out of those open at the level of the game; nothing where a computer decides. */
function Decided({ row: { kind, progress } }: { row: CompanyRow }) {
  const { t } = useTranslation('overview')
  if (!progress || kind === 'computer') return <Figure value={null} />
  const facts = { saved: progress.saved.length, total: progress.areaCount }
  return (
    <>
      <bdi className="fig" aria-hidden="true">
        {`${facts.saved}/${facts.total}`}
      </bdi>
      <span className="visually-hidden">{t('savedAreas', facts)}</span>
    </>
  )
}
