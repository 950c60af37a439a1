import type { ProjectionInputs } from '@trimestre/contract/projection'
import {
  type CompanyState,
  type DemandBasis,
  type GameEvent,
  type ProjectionConditions,
  projectionConditions,
  readStoredState,
} from '@trimestre/engine'
import { seasonOfQuarter } from '@trimestre/engine/market-plan'
import type { Reader } from '../../platform/db/database.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findTaxEvent } from '../catalogue/service.ts'
import type { CompanyRow } from '../companies/service.ts'
import { savedValues } from '../decisions/service.ts'
import { eventsOfGames } from '../game-events/service.ts'
import type { GameRow } from '../games/policy.ts'
import { findClosingBefore, findMarket, simulatedRound } from '../results/service.ts'
import { isFinished, quarterOfRound } from '../rounds/progress.ts'
import { readCriteria, roundsOfGame } from '../rounds/rounds-of-game.ts'

/**
 * Returns the inputs of a company's what-if projection of the coming quarter, as far as its player may see them: events
 * that are not announced and everything that customers react to are left out.
 */
export async function projectionInputs(
  reader: Reader,
  game: GameRow,
  company: CompanyRow,
): Promise<ProjectionInputs> {
  const rounds = await roundsOfGame(reader, game.id)
  const round = rounds.at(-1)
  if (round === undefined) throw new Refusal('request/not-found')
  const { id, roundNb } = round
  const criteria = await readCriteria(reader, game.id)
  const conditions = projectionConditions({
    level: game.level ?? 1,
    criteria,
    events: await announcedEvents(reader, game.id, quarterOfRound(roundNb)),
  })
  const closing = await findClosingBefore(reader, company)
  const state = readStoredState(closing?.state ?? null, criteria)
  return {
    round: { ...linkTo('rounds', id), roundNb, etat: round.etat },
    finished: isFinished(game.quarterCount, rounds.length),
    ...conditions,
    state: { ...state, precedent: null },
    ...(await savedValues(reader, company, id)),
    quarterNumber: quarterOfRound(roundNb),
    before: demandBasis(conditions, state, closing?.decisions ?? {}, await lastMeanPrice(reader, game.id)),
    segments: game.segments,
    season: seasonOfQuarter(criteria, quarterOfRound(roundNb)),
  }
}

/**
 * Returns the start of the public demand curve. A company without a quarter of its own had the default decisions, and a
 * market without sales has its price.
 */
function demandBasis(
  { rules }: ProjectionConditions,
  state: CompanyState,
  decisions: Partial<Record<string, number>>,
  meanPrice: number,
): DemandBasis {
  const decided = (key: string) => decisions[key] ?? rules.find(({ item }) => item.key === key)?.default ?? 0
  const price = decided('prixVente')
  return {
    demand: customersOf(state),
    price,
    meanPrice: meanPrice || price,
    advertising: decided('budgetPublicite'),
    reputation: state.reputation,
  }
}

/** Returns the mean price of the last published quarter in centimes; 0 when there was none. */
async function lastMeanPrice(reader: Reader, gameId: number): Promise<number> {
  const last = await simulatedRound(reader, gameId, undefined, 'players')
  return last === undefined ? 0 : (await findMarket(reader, last)).meanPrice
}

/** Returns the events that players know to act in a quarter; the tax acts in every quarter. */
async function announcedEvents(reader: Reader, gameId: number, quarter: number): Promise<GameEvent[]> {
  const tax = await findTaxEvent(reader)
  const announced = (await eventsOfGames(reader, [gameId], true)).filter(
    ({ gameEvent, event }) => gameEvent.nbTour === quarter && event.id !== tax.id,
  )
  return [tax, ...announced.map(({ event }) => event)].map(({ name, effects }) => ({ name, impact: effects }))
}

/** Returns the customers of the previous quarter; before the first quarter, the sales from before the game. */
function customersOf({ precedent, ventes }: CompanyState): number {
  return precedent === null ? ventes : precedent.demande + precedent.report
}
