import type { Dashboard } from '@trimestre/contract/companies'
import { currentQuarter, progressPercent } from '@trimestre/contract/games'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import type { QuarterFigures, RankingRow } from '../results/service.ts'
import { amount, percent } from '../results/units.ts'
import { isFinished, quarterOfRound } from '../rounds/progress.ts'

/** The facts that are shown alike to all companies of a game. */
export type GameFacts = {
  game: GameRow
  productName: string | null
  roundCount: number
  /** Whether the round shown is the opening position. */
  isOpening: boolean
  companies: readonly CompanyRow[]
  /**
   * The second-to-last round, whose figures are shown: its ranking, and the mean price, in centimes, of the companies
   * that sold.
   */
  shownRoundId: number | undefined
  ranked: readonly RankingRow[]
  meanPrice: number
}

/** The net value, in BA, and the counters of a company that has not played yet (api.md §4, rule 9). */
const openingValue = 300_000
const withoutResult = { liquidity: 10_000, rank: 1, demandedQuantity: 0, marketPart: 0 }

type OwnKey =
  | 'enterprise'
  | 'liquidity'
  | 'rank'
  | 'demandedQuantity'
  | 'marketPart'
  | 'figures'
  | 'production'
  | 'chart'

/** Presents the part of a dashboard that is the same for every company of the game while a quarter is played. */
export function presentGamePart(facts: GameFacts): Omit<Dashboard, OwnKey> {
  const { game, roundCount } = facts
  const current = currentQuarter(roundCount)
  return {
    game: { id: game.id, name: game.name },
    product: facts.productName,
    totaltrimestres: game.quarterCount,
    currenttrimestre: current,
    percent: progressPercent(current, game.quarterCount),
    players: facts.companies.filter(({ playing }) => playing).length,
    averagePrice: amount(facts.meanPrice),
    ranking: ranking(facts),
    finished: isFinished(game.quarterCount, roundCount),
  }
}

/**
 * Presents a company's own part: the figures of the second-to-last round, which is the previous quarter while a quarter
 * is played.
 * @param quarters the quarters of the company, the first one first
 */
export function presentOwnPart(
  facts: Pick<GameFacts, 'shownRoundId' | 'isOpening'>,
  enterprise: Dashboard['enterprise'],
  quarters: readonly QuarterFigures[],
): Pick<Dashboard, OwnKey> {
  const own = quarters.find(row => row.roundId === facts.shownRoundId)
  const figure = (key: keyof QuarterFigures['figures']) => own?.figures[key] ?? 0
  return {
    enterprise,
    ...counters(own),
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
    chart: quarters.map(chartPoint),
  }
}

function counters(own: QuarterFigures | undefined): typeof withoutResult {
  if (own === undefined) return withoutResult
  return {
    liquidity: amount(own.figures.liquidites ?? 0),
    rank: own.rank,
    demandedQuantity: own.figures.demande ?? 0,
    marketPart: percent(own.figures.partMarche ?? 0),
  }
}

/**
 * Ranks the companies. At the opening position all are first with the same value; later, companies without a result
 * share the last place. A company that no longer plays keeps its rank of the quarter shown.
 */
function ranking(facts: GameFacts): Dashboard['ranking'] {
  const playing = facts.companies.filter(company => company.playing)
  if (facts.isOpening) {
    return playing.map(({ id, username, seat, kind }) => ({
      companyId: id,
      username,
      seat,
      kind,
      rangHumain: kind === 'human' ? withoutResult.rank : null,
      playing: true,
      classement: withoutResult.rank,
      valeurSociete: openingValue,
    }))
  }
  const playingIds = new Set(playing.map(({ id }) => id))
  const ranked = facts.ranked.map(row => ({
    companyId: row.companyId,
    username: row.username,
    seat: row.seat,
    kind: row.kind,
    rangHumain: row.humanRank,
    playing: playingIds.has(row.companyId),
    classement: row.rank,
    valeurSociete: amount(row.companyValue),
  }))
  const played = new Set(ranked.map(row => row.companyId))
  const others = playing.filter(company => !played.has(company.id))
  const humans = ranked.filter(({ rangHumain }) => rangHumain !== null).length
  return [
    ...ranked,
    ...others.map(({ id, username, seat, kind }) => ({
      companyId: id,
      username,
      seat,
      kind,
      rangHumain: kind === 'human' ? humans + 1 : null,
      playing: true,
      classement: ranked.length + 1,
      valeurSociete: 0,
    })),
  ]
}

function chartPoint({ roundNb, figures }: QuarterFigures): Dashboard['chart'][number] {
  return {
    name: `T${quarterOfRound(roundNb)}`,
    Stock: figures.nombreProduitStok ?? 0,
    Production: figures.nombreProduitsFabriques ?? 0,
    Demande: figures.demande ?? 0,
  }
}
