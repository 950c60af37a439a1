import { useParams } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveGame } from '../../../domain/event-stream/live-game.ts'
import { usePrintedGame } from '../../../domain/printed-game.ts'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { QuartersTable } from '../../../domain/quarters-table.tsx'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import { type ExpertRow, lastQuarter, quarterOf, valueLine } from '../../../domain/staff/game-results.ts'
import { HiddenNotice, HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { useRanking } from '../../../domain/use-ranking.tsx'
import { useObjectTitle } from '../../../shell/titles.ts'
import { Card } from '../../../ui/card.tsx'
import { LinesChart } from '../../../ui/chart/lines-chart.tsx'
import { AttendanceTable } from './attendance-table.tsx'
import { CompanySections } from './company-sections.tsx'
import { EventsList } from './events-list.tsx'
import { MarketTable } from './market-table.tsx'
import { RankingTable } from './ranking-table.tsx'
import { ReportBoundary } from './report-boundary.tsx'
import { LastTitle, ReportHead } from './report-head.tsx'

/** Renders the report of a class: one document to read and to print. */
export default function ClassReportPage() {
  const gameId = useParams({ strict: false, select: (params: { gameId?: string }) => Number(params.gameId) })
  useLiveGame(gameId)
  return (
    <ReportBoundary gameId={gameId}>{(game, rows) => <ClassReport game={game} rows={rows} />}</ReportBoundary>
  )
}

/** More lines would be indistinguishable. */
const linesMax = 8

/** The figures of all companies by quarter. */
const keyFigures = [
  { key: 'valeurSociete', kind: 'amount' },
  { key: 'resultatNet', kind: 'amount' },
  { key: 'prixVente', kind: 'price' },
  { key: 'partMarche', kind: 'percent' },
] as const

type Props = { game: Game; rows: readonly ExpertRow[] }

function ClassReport({ game, rows }: Props) {
  const { t } = useTranslation(['company', 'common', 'player'])
  useObjectTitle(game.name)
  usePrintedGame(game)
  const nameOf = useNameWithSeat()
  const lastRows = useMemo(() => lastQuarter(rows), [rows])
  const { choice, ...ranking } = useRanking(lastRows)
  const last = [...ranking.ranked, ...ranking.apart]
  const quarters = useMemo(() => [...new Set(rows.map(quarterOf))].sort((one, other) => one - other), [rows])
  const quarter = quarters.at(-1) ?? 0
  const hidden = hiddenQuarterOf(rows)
  const chartTitle = t(last.length > linesMax ? 'company:report.valuesOfFirst' : 'company:report.values', {
    count: linesMax,
  })
  return (
    <>
      <ReportHead
        title={t('company:report.class')}
        game={game}
        quarter={quarter}
        isHidden={hidden !== undefined}
      />
      <HiddenNotice game={game} />
      <Card
        title={<LastTitle text={t('company:report.ranking', { quarter })} isHidden={hidden !== undefined} />}
        actions={choice}
        flush
      >
        <RankingTable rows={rows} {...ranking} />
      </Card>
      <Card>
        <HiddenQuarterMark quarter={hidden} />
        <LinesChart
          title={chartTitle}
          quarters={quarters}
          lines={last
            .slice(0, linesMax)
            .map(row => ({ ...valueLine(rows, row.companyId, quarters), name: nameOf(row) }))}
        />
      </Card>
      <Card title={t('company:report.market')} flush>
        <MarketTable rows={rows} quarters={quarters} />
      </Card>
      <Card title={t('company:report.events')}>
        <EventsList game={game} last={quarter} />
      </Card>
      {keyFigures.map(({ key, kind }) => (
        <Card key={key} title={t(`player:figure.${key}`)} flush>
          <QuartersTable
            caption={t(`player:figure.${key}`)}
            rowTitle={t('company:company')}
            quarters={quarters}
            hidden={hidden}
            rows={last.map(company => ({
              id: company.companyId,
              name: nameOf(company),
              kind,
              values: quarters.map(
                each =>
                  rows.find(row => row.companyId === company.companyId && quarterOf(row) === each)?.[key],
              ),
            }))}
          />
        </Card>
      ))}
      <Card title={t('company:report.attendance')} flush>
        <AttendanceTable game={game} />
      </Card>
      <CompanySections rows={rows} {...ranking} />
    </>
  )
}
