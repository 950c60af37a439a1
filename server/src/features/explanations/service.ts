import type { Explanation } from '@trimestre/contract/explanations'
import type { ExplanationLevel } from '@trimestre/contract/games'
import {
  explainQuarter,
  type FigureExplanation,
  type FigureId,
  figuresOfQuarter,
  formulas,
  isRecomputable,
  type PlayedQuarter,
  unitOfFigure,
} from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { listRanking, simulatedRound } from '../results/service.ts'
import type { Audience } from '../rounds/present.ts'
import { labelEvents } from './known-events.ts'
import { readDocuments, readPlayedQuarter } from './played-quarter.ts'
import type { Reading } from './present.ts'
import { rankNeighbours } from './rank-neighbours.ts'
import {
  findLastRound,
  findMarketState,
  listAssociated,
  listPublished,
  listStoredQuarters,
  type StoredQuarterRow,
  sumAttraction,
} from './repo.ts'

export { type CompanyChanges, createClassChanges } from './class-changes.ts'
export { labelEvents } from './known-events.ts'
export { presentCauses, type Reading } from './present.ts'
export { listAssociated } from './repo.ts'

/** Returns the level of explanations: everything for administrators, the setting of the game for players. */
export function levelFor(caller: Caller, game: GameRow): ExplanationLevel {
  return caller.role === 'ROLE_USER' ? game.explanations : 'coefficients'
}

/** A company's quarter in a round, and the two quarters before it where it has them. */
type StoredQuarters = {
  audience: Audience
  now: StoredQuarterRow
  before: StoredQuarterRow | undefined
  earliest: StoredQuarterRow | undefined
}

/** Returns the stored quarter of a company, by default its last one; throws 404 when it has none in the given round. */
export async function requireStoredQuarters(
  reader: Reader,
  company: CompanyRow,
  wanted: number | undefined,
  audience: Audience,
): Promise<StoredQuarters> {
  const round =
    wanted === undefined
      ? await findLastRound(reader, company, audience)
      : await simulatedRound(reader, company.gameId, wanted, audience)
  if (round === undefined) throw new Refusal('request/not-found')
  const rows = await listStoredQuarters(reader, company, round.roundNb, audience)
  const rowOf = (number: number) => rows.find(row => row.roundNb === number)
  const now = rowOf(round.roundNb)
  if (now === undefined) throw new Refusal('request/not-found')
  return { audience, now, before: rowOf(round.roundNb - 1), earliest: rowOf(round.roundNb - 2) }
}

/** Returns the figures of a quarter as they were published, in engine integers. */
export const publishedFigures = ({ now }: Pick<StoredQuarters, 'now'>) => figuresOfQuarter(readDocuments(now))

/** Returns a figure as published in each quarter of a company up to this one, in engine integers, the oldest first. */
export async function figureHistory(
  reader: Reader,
  company: CompanyRow,
  figure: FigureId,
  { audience, now }: StoredQuarters,
): Promise<{ roundNb: number; value: number }[]> {
  const rows = await listPublished(reader, company, now.roundNb, audience)
  return rows.map(row => ({
    roundNb: row.roundNb,
    value: figuresOfQuarter(readDocuments(row))[figure] ?? 0,
  }))
}

/**
 * Explains a figure of a quarter. The rules of another engine would not lead to the same figures: of a quarter that it
 * passed only the figure is shown, and one that follows it is not compared with it.
 */
export async function explainFigure(
  reader: Reader,
  company: CompanyRow,
  { audience, now, before, earliest }: StoredQuarters,
  figure: FigureId,
): Promise<FigureExplanation> {
  if (!isOfTheseRules(now)) return figureOnly(figure, publishedFigures({ now })[figure] ?? 0)
  const isComparable = before !== undefined && isOfTheseRules(before)
  const explanation = explainQuarter(
    await playedQuarter(reader, company, { now, before, audience }),
    isComparable ? await playedQuarter(reader, company, { now: before, before: earliest, audience }) : null,
  ).explain(figure)
  return isComparable || before === undefined ? explanation : { ...explanation, change: null }
}

/** Returns the version of the engine of other rules that passed the quarter, or the one before; null when there is none. */
export function earlierEngine({ now, before }: StoredQuarters): string | null {
  const earlier = [now, before].find(row => row !== undefined && !isOfTheseRules(row))
  return earlier === undefined ? null : (earlier.engineVersion ?? '')
}

/** Returns the company with its neighbours in the ranking of a quarter, compared with the quarter before. */
export async function rankingOf(
  reader: Reader,
  company: CompanyRow,
  { audience, now, before }: StoredQuarters,
): Promise<Explanation['ranking']> {
  const isComparable = before !== undefined && isOfTheseRules(before)
  const rankingIn = (row: StoredQuarterRow) => listRanking(reader, versionOf(company, row), audience)
  return rankNeighbours(company.id, await rankingIn(now), isComparable ? await rankingIn(before) : [])
}

const versionOf = ({ gameId }: CompanyRow, { roundId, version }: StoredQuarterRow) => ({
  gameId,
  id: roundId,
  version,
})

const isOfTheseRules = (row: StoredQuarterRow): boolean => isRecomputable(row.engineVersion)

function figureOnly(figure: FigureId, value: number): FigureExplanation {
  const formula = formulas.get(figure)?.key ?? ''
  return { figure, value, unit: unitOfFigure(figure), formula, inputs: [], change: null }
}

async function playedQuarter(
  reader: Reader,
  company: CompanyRow,
  { now: row, before, audience }: Omit<StoredQuarters, 'earliest'>,
): Promise<PlayedQuarter> {
  return readPlayedQuarter(row, {
    state: before?.state ?? null,
    marketState:
      before?.market.state ?? (await findMarketState(reader, company.gameId, row.roundNb - 1, audience)),
    playersAttraction: await sumAttraction(reader, versionOf(company, row)),
  })
}

/** Returns the figure with this name; throws 404 when there is none. */
export function requireFigure(name: string): FigureId {
  if (!formulas.has(name as FigureId)) throw new Refusal('request/not-found')
  return name as FigureId
}

/** Returns what this caller may see of the explanations of a quarter. */
export async function accessFor(
  reader: Reader,
  caller: Caller,
  game: GameRow,
  quarter: number,
): Promise<Reading> {
  const associated = await listAssociated(reader, game.id, quarter)
  return {
    level: levelFor(caller, game),
    events: labelEvents(associated, quarter, caller.role === 'ROLE_USER'),
  }
}
