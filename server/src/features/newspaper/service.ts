import type { Newspaper } from '@trimestre/contract/newspaper'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keyOfName } from '../catalogue/service.ts'
import { eventsOfGames } from '../game-events/service.ts'
import { publicQuarter, simulatedRound } from '../results/service.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { issueOf } from './issue.ts'

/**
 * Returns the newspaper of a round of a game, by default of the last published one. It is empty before the first pass,
 * and a round that is not simulated returns 404.
 */
export async function newspaperOf(
  reader: Reader,
  gameId: number,
  wanted: number | undefined,
): Promise<Newspaper> {
  const round = await simulatedRound(reader, gameId, wanted, 'players')
  if (round === undefined) {
    if (wanted !== undefined) throw new Refusal('request/not-found')
    return { round: null, quarter: null, facts: [] }
  }
  const quarter = quarterOfRound(round.roundNb)
  const before = await simulatedRound(reader, gameId, round.roundNb - 1, 'players')
  const announced = (await eventsOfGames(reader, [gameId], true)).filter(({ event }) => event.key !== 'impot')
  const actingIn = (number: number) =>
    announced
      .filter(({ gameEvent }) => gameEvent.nbTour === number)
      .map(({ event }) => ({ key: keyOfName(event), name: event.name }))
  return {
    round: round.roundNb,
    quarter,
    facts: issueOf({
      now: await publicQuarter(reader, round, 'players'),
      before: before === undefined ? null : await publicQuarter(reader, before, 'players'),
      events: actingIn(quarter),
      coming: actingIn(quarter + 1),
    }),
  }
}
