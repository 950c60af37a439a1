import type { ExplanationLevel } from '@trimestre/contract/games'
import {
  engineVersion,
  explainQuarter,
  type FigureId,
  formulas,
  type PlayedQuarter,
  type Product,
  type QuarterExplanation,
} from '@trimestre/engine'
import type { Reader } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import type { GameRow } from '../games/policy.ts'
import { simulatedRound } from '../results/service.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { labelEvents, namedEvents } from './known-events.ts'
import type { Reading } from './present.ts'
import {
  findLastRound,
  findMarketState,
  type KeptRow,
  listAssociated,
  listKept,
  sumAttraction,
} from './repo.ts'

/** Administrators see everything; players what their game lets them see. */
export function levelFor(caller: Caller, game: GameRow): ExplanationLevel {
  return caller.role === 'ROLE_USER' ? game.explanations : 'coefficients'
}

export type OpenExplanation = { roundNb: number; quarter: number; explanation: QuarterExplanation }

/** The explanations of a company's quarter, by default of its last one; 404 when it has none in that round. */
export async function openExplanation(
  reader: Reader,
  company: CompanyRow,
  wanted: number | undefined,
): Promise<OpenExplanation> {
  const round =
    wanted === undefined
      ? await findLastRound(reader, company.id)
      : await simulatedRound(reader, company.gameId, wanted)
  if (round === undefined) throw new Refusal('request/not-found')
  const { roundNb } = round
  const rows = await listKept(reader, company.id, roundNb)
  const rowOf = (number: number) => rows.find(row => row.roundNb === number)
  const [earliest, before, now] = [rowOf(roundNb - 2), rowOf(roundNb - 1), rowOf(roundNb)]
  if (now === undefined) throw new Refusal('request/not-found')
  const isComparable = before !== undefined && isOfThisEngine(before) && isOfThisEngine(now)
  const played = await playedQuarter(reader, company, now, before)
  const explanation = explainQuarter(
    played,
    isComparable ? await playedQuarter(reader, company, before, earliest) : null,
  )
  const isFirst = before === undefined && isOfThisEngine(now)
  return {
    roundNb,
    quarter: quarterOfRound(roundNb),
    explanation: isComparable || isFirst ? explanation : withoutChanges(explanation),
  }
}

/** Another version's rules would not lead to the same figures. */
const isOfThisEngine = (row: KeptRow): boolean => row.engineVersion === engineVersion

function withoutChanges(explanation: QuarterExplanation): QuarterExplanation {
  return { ...explanation, explain: figure => ({ ...explanation.explain(figure), change: null }) }
}

async function playedQuarter(
  reader: Reader,
  company: CompanyRow,
  row: KeptRow,
  before: KeptRow | undefined,
): Promise<PlayedQuarter> {
  const { events, product, ...parameters } = row.parameters
  return {
    conditions: {
      ...parameters,
      product: product as Product,
      marketState: before?.market.state ?? (await findMarketState(reader, company.gameId, row.roundNb - 1)),
    },
    events: namedEvents(events),
    state: before?.state ?? null,
    given: row.given,
    result: { ...row.result, classement: row.rank } as PlayedQuarter['result'],
    statements: row.statements as unknown as PlayedQuarter['statements'],
    market: row.market as unknown as PlayedQuarter['market'],
    playersAttraction: await sumAttraction(reader, row.roundId),
  }
}

/** The figure of this name; 404 when there is none. */
export function requireFigure(name: string): FigureId {
  if (!formulas.has(name as FigureId)) throw new Refusal('request/not-found')
  return name as FigureId
}

/** What this caller may see of the explanations of a quarter. */
export async function readingFor(
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
