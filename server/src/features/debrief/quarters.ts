import { type PredictionScores, scorePredictions } from '@trimestre/contract/prediction-scores'
import { type DecisionScale, decisionItems, type ResultFieldKey } from '@trimestre/engine'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import { amount, humanFigures } from '../results/units.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import type { Figures } from './class-quarter.ts'
import { listQuarter, type PublishedRound, type QuarterRow } from './repo.ts'

/** A company in a published quarter, for readers of any kind: what each of them may see is chosen later. */
export type PlayedCompany = {
  companyId: number
  isHuman: boolean
  rank: number | null
  figures: Figures
  alerts: readonly string[]
  decisions: Readonly<Record<string, number>>
  scores: PredictionScores | null
}

export type PublishedQuarter = {
  round: number
  roundId: number
  quarter: number
  version: number
  isPractice: boolean
  demandeTotale: number
  prixMoyen: number
  companies: ReadonlyMap<number, PlayedCompany>
}

const megabyte = 1024 * 1024
const bytesOfCompany = 4000

/** Creates the cache of published quarters, which all readers of a game share until its revision rises. */
export function createPublishedQuarters(db: Database): {
  of(gameId: number, revision: number, round: PublishedRound): Promise<PublishedQuarter>
} {
  const cache = createRevisionCache<PublishedQuarter>(
    32 * megabyte,
    ({ companies }) => bytesOfCompany * (1 + companies.size),
  )
  return {
    of: (gameId, revision, round) =>
      cache.get(`${gameId}/${round.roundNb}`, String(revision), async () => ({
        round: round.roundNb,
        roundId: round.id,
        quarter: quarterOfRound(round.roundNb),
        version: round.version,
        isPractice: round.isPractice,
        demandeTotale: round.demandeTotale,
        prixMoyen: amount(round.prixMoyen),
        companies: new Map(
          (await listQuarter(db, { gameId, id: round.id })).map(row => [row.companyId, readCompany(row)]),
        ),
      })),
  }
}

function readCompany({
  companyId,
  seatKind,
  humanRank,
  result,
  decisions,
  ...row
}: QuarterRow): PlayedCompany {
  const figures = humanFigures(result) as Record<ResultFieldKey, number>
  return {
    companyId,
    isHuman: seatKind === 'human',
    rank: humanRank,
    figures,
    alerts: result.alertes,
    decisions: humanDecisions(decisions),
    scores: row.hasJournal ? scoresOf(row, figures) : null,
  }
}

const scoresOf = (row: Pick<QuarterRow, 'demande' | 'liquidites' | 'resultatNet'>, actual: Figures) =>
  scorePredictions(
    {
      demande: row.demande,
      liquidites: row.liquidites === null ? null : amount(row.liquidites),
      resultatNet: row.resultatNet === null ? null : amount(row.resultatNet),
    },
    actual,
  )

const divisors: Record<DecisionScale, number> = { centimes: 100, percent: 10_000, entier: 1 }
const divisorOf = new Map<string, number>(decisionItems.map(({ key, scale }) => [key, divisors[scale]]))

const humanDecisions = (decisions: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(decisions).map(([key, value]) => [key, value / (divisorOf.get(key) ?? 1)]),
  )
