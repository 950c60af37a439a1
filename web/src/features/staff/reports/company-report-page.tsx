import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { hasPeopleRanking } from '../../../domain/people-ranking.ts'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { QuartersTable } from '../../../domain/quarters-table.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { type ExpertRow, lastQuarter, quarterOf, summedQuarters } from '../../../domain/staff/game-results.ts'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinesChart } from '../../../ui/chart/lines-chart.tsx'
import { ChartStockProductionDemand } from '../../../ui/chart/quarter-chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DecisionsTable } from './decisions-table.tsx'
import { FigureCauses } from './figure-causes.tsx'
import { ReportBoundary } from './report-boundary.tsx'
import { LastTitle, ReportHead } from './report-head.tsx'
import { StatementsInShort } from './statements-in-short.tsx'

/** Renders the report of a company: one document to read and to print. */
export default function CompanyReportPage() {
  const { gameId, companyId } = useShownCompany()
  return (
    <ReportBoundary gameId={gameId}>
      {(game, rows) => (
        <CompanyReport
          game={game}
          rows={rows.filter(row => row.companyId === companyId)}
          isOfPeople={hasPeopleRanking(lastQuarter(rows))}
          companyId={companyId}
        />
      )}
    </ReportBoundary>
  )
}

const mainFigures = [
  { key: 'classement', kind: 'integer' },
  { key: 'valeurSociete', kind: 'amount' },
  { key: 'chiffreAffaires', kind: 'amount' },
  { key: 'resultatNet', kind: 'amount' },
  { key: 'liquidites', kind: 'amount' },
  { key: 'prixVente', kind: 'price' },
  { key: 'demande', kind: 'integer' },
  { key: 'nombreProduitsFabriques', kind: 'integer' },
  { key: 'nombreProduitVendu', kind: 'integer' },
  { key: 'nombreProduitStok', kind: 'integer' },
  { key: 'partMarche', kind: 'percent' },
] as const

/** Amounts of the same size, which one scale shows. */
const charted = ['valeurSociete', 'liquidites', 'resultatNet'] as const

type Props = {
  game: Game
  rows: readonly ExpertRow[]
  /** Whether people have a ranking of their own. */
  isOfPeople: boolean
  companyId: number
}

function CompanyReport({ game, rows: own, isOfPeople, companyId }: Props) {
  const { t } = useTranslation(['company', 'player', 'common'])
  const { label } = useShownCompany()
  const rows = own.toSorted((one, other) => one.round - other.round)
  const last = rows.at(-1)
  if (!last)
    return (
      <Card>
        <EmptyState picture="results">{t('company:report.empty')}</EmptyState>
      </Card>
    )
  const quarters = rows.map(quarterOf)
  const hidden = hiddenQuarterOf(rows)
  const isHidden = hidden !== undefined
  const title = t('company:report.companyOf', { name: label })
  return (
    <>
      <ReportHead
        title={title}
        game={game}
        quarter={quarterOf(last)}
        isHidden={isHidden}
        links={
          <Link to={`/app/admin/game/${game.id}/report`} className={buttonClass('secondary')}>
            {t('company:report.class')}
          </Link>
        }
      />
      <Card title={t('company:report.figures')} flush>
        <QuartersTable
          caption={t('company:report.figures')}
          rowTitle={t('company:report.figure')}
          quarters={quarters}
          hidden={hidden}
          rows={[
            ...(isOfPeople
              ? [
                  {
                    id: 'rangHumain',
                    name: t('common:ranking.people'),
                    kind: 'integer' as const,
                    values: rows.map(({ rangHumain }) => rangHumain ?? undefined),
                  },
                ]
              : []),
            ...mainFigures.map(({ key, kind }) => ({
              id: key,
              name: t(isOfPeople && key === 'classement' ? 'common:ranking.all' : `player:figure.${key}`),
              kind,
              values: rows.map(row => row[key]),
            })),
          ]}
        />
      </Card>
      <Card>
        <HiddenQuarterMark quarter={hidden} />
        <LinesChart
          title={t('company:report.amounts')}
          quarters={quarters}
          lines={charted.map((key, id) => ({
            id,
            name: t(`player:figure.${key}`),
            values: rows.map(row => row[key]),
          }))}
        />
      </Card>
      <Card>
        <HiddenQuarterMark quarter={hidden} />
        <ChartStockProductionDemand points={summedQuarters(rows)} />
      </Card>
      <Card
        title={
          <LastTitle text={t('company:report.causes', { quarter: quarterOf(last) })} isHidden={isHidden} />
        }
      >
        <FigureCauses companyId={companyId} roundNb={last.round} />
      </Card>
      <Card title={t('company:report.decisions')} flush>
        <DecisionsTable game={game} companyId={companyId} quarters={quarters} hidden={hidden} />
      </Card>
      <Card
        title={
          <LastTitle
            text={t('company:report.statements', { quarter: quarterOf(last) })}
            isHidden={isHidden}
          />
        }
        flush
      >
        <StatementsInShort companyId={companyId} roundNb={last.round} />
      </Card>
    </>
  )
}
