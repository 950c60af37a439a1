import type { Dashboard } from '@trimestre/contract/companies'
import { currentQuarter, progressPercent } from '@trimestre/contract/games'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import type { RankingRow, ResultRow } from '../results/service.ts'
import { amount, percent } from '../results/units.ts'
import { isFinished, quarterOfRound } from '../rounds/progress.ts'

export type DashboardFacts = {
  game: GameRow
  productName: string | null
  company: CompanyRow
  roundCount: number
  /** Whether the round shown is the opening position. */
  isOpening: boolean
  companies: readonly CompanyRow[]
  /** The second-to-last round, whose figures are shown: its ranking, and the mean price of those that sold, centimes. */
  shownRoundId: number | undefined
  ranked: readonly RankingRow[]
  meanPrice: number
  /** The company's results, the first quarter first. */
  ownResults: readonly ResultRow[]
}

/** Net value, in BA, and counters of a company that has not played yet (api.md §4, rule 9). */
const openingValue = 300_000
const withoutResult = { liquidity: 10_000, rank: 1, demandedQuantity: 0, marketPart: 0 }

/** Figures of the second-to-last round: while a quarter is played, those of the quarter before. */
export function presentDashboard(facts: DashboardFacts): Dashboard {
  const { game, company, roundCount } = facts
  const current = currentQuarter(roundCount)
  const own = facts.ownResults.find(row => row.roundId === facts.shownRoundId)
  const figure = (key: string) => own?.result[key] ?? 0
  return {
    game: { id: game.id, name: game.name },
    product: facts.productName,
    enterprise: { id: company.id, username: company.username },
    totaltrimestres: game.nbTurns,
    currenttrimestre: current,
    percent: progressPercent(current, game.nbTurns),
    ...counters(own),
    players: facts.companies.length,
    figures: {
      depenses: amount(figure('depenses')),
      recettes: amount(figure('recettes')),
      valeurNette: facts.isOpening ? openingValue : amount(figure('valeurSociete')),
    },
    production: {
      nombreProduitsFabriques: figure('nombreProduitsFabriques'),
      nombreProduitStok: figure('nombreProduitStok'),
      nombreProduitVendu: figure('nombreProduitVendu'),
      demande: figure('demande'),
    },
    averagePrice: amount(facts.meanPrice),
    ranking: ranking(facts),
    chart: facts.ownResults.map(chartPoint),
    finished: isFinished(game.nbTurns, roundCount),
  }
}

function counters(own: ResultRow | undefined): typeof withoutResult {
  if (own === undefined) return withoutResult
  return {
    liquidity: amount(own.result.liquidites ?? 0),
    rank: own.rank,
    demandedQuantity: own.result.demande ?? 0,
    marketPart: percent(own.result.partMarche ?? 0),
  }
}

/** At the opening all are first with the same value; later, companies without a result close the list. */
function ranking(facts: DashboardFacts): Dashboard['ranking'] {
  if (facts.isOpening) {
    return facts.companies.map(({ id, username }) => ({
      companyId: id,
      username,
      classement: withoutResult.rank,
      valeurSociete: openingValue,
    }))
  }
  const ranked = facts.ranked.map(row => ({
    companyId: row.companyId,
    username: row.username,
    classement: row.rank,
    valeurSociete: amount(row.companyValue),
  }))
  const played = new Set(ranked.map(row => row.companyId))
  const others = facts.companies.filter(company => !played.has(company.id))
  return [
    ...ranked,
    ...others.map(({ id, username }, index) => ({
      companyId: id,
      username,
      classement: ranked.length + index + 1,
      valeurSociete: 0,
    })),
  ]
}

function chartPoint({ roundNb, result }: ResultRow): Dashboard['chart'][number] {
  return {
    name: `T${quarterOfRound(roundNb)}`,
    Stock: result.nombreProduitStok ?? 0,
    Production: result.nombreProduitsFabriques ?? 0,
    Demande: result.demande ?? 0,
  }
}
