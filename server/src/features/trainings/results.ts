import type { TrainingResult } from '@trimestre/contract/trainings'
import type { Reader } from '../../platform/db/database.ts'
import { bestAndLast, outcomesOfGames } from '../attempts/attempts.ts'
import { listGamesOf, playersOf, type TrainingRow } from './repo.ts'

type GameOfPlayer = Awaited<ReturnType<typeof listGamesOf>>[number]

/** Returns what each player of a training has reached: those who are named and those who have started, by username. */
export async function resultsOf(reader: Reader, training: TrainingRow): Promise<TrainingResult[]> {
  const games = await listGamesOf(reader, training.id)
  const gameOf = new Map(games.map(game => [game.user.id, game]))
  const outcomes = await outcomesOfGames(
    reader,
    games.map(({ id }) => id),
  )
  const named = (await playersOf(reader, [training.id])).map(({ id, username }) => ({ id, username }))
  const players = new Map([...named, ...games.map(({ user }) => user)].map(user => [user.id, user]))
  const byName = [...players.values()].sort((one, other) => one.username.localeCompare(other.username, 'fr'))
  return byName.map(user => {
    const game = gameOf.get(user.id)
    const finished = (game && outcomes.get(game.id)) ?? []
    const reached = bestAndLast(finished)
    return {
      user,
      game: game === undefined ? null : { id: game.id },
      attempts: finished.length,
      running: runningOf(game),
      ...reached,
      counted: reached[training.counts],
    }
  })
}

/** Returns the attempt in play; null after its last quarter. */
function runningOf(game: GameOfPlayer | undefined): TrainingResult['running'] {
  if (game === undefined || game.passed >= (game.quarterCount ?? 0)) return null
  return { attempt: game.attempt, quarters: game.passed }
}
