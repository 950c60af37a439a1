import type { Attempt, AttemptOutcome, Solo } from '@trimestre/contract/solo'
import type { Reader } from '../../platform/db/database.ts'
import { amount } from '../results/units.ts'
import { type FinishedRow, findTrainingsOf, listFinalRankings, listFinished, playerSeat } from './repo.ts'

/*
 * An attempt is an epoch of a solo game, and its outcome that of the player in the last quarter of that epoch.
 */

type SoloGame = { id: number; epoch: number; soloPlayerId: number | null; trainingId: number | null }

/** Returns what players and staff read of the attempts of solo games, by game; nothing for other games. */
export async function soloOfGames(
  reader: Reader,
  games: readonly SoloGame[],
): Promise<ReadonlyMap<number, Solo>> {
  const solo = games.filter(game => game.soloPlayerId !== null)
  if (solo.length === 0) return new Map()
  const outcomes = await outcomesOfGames(
    reader,
    solo.map(({ id }) => id),
  )
  const trainingIds = new Set(solo.flatMap(({ trainingId }) => trainingId ?? []))
  const trainings = await findTrainingsOf(reader, [...trainingIds])
  const byId = new Map(trainings.map(training => [training.id, training]))
  return new Map(
    solo.map(({ id, epoch, trainingId }) => {
      const training = byId.get(trainingId ?? 0)
      const finished = outcomes.get(id) ?? []
      return [
        id,
        {
          training: training === undefined ? null : { id: training.id, name: training.name },
          attempt: epoch,
          attempts: finished.length,
          attemptsMax: training?.attemptsMax ?? null,
          ...bestAndLast(finished),
        },
      ]
    }),
  )
}

/** Returns the finished attempts of solo games, by game, the first one first. */
export async function outcomesOfGames(
  reader: Reader,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, AttemptOutcome[]>> {
  const byGame = Map.groupBy(await listFinished(reader, gameIds), ({ gameId }) => gameId)
  return new Map([...byGame].map(([id, rows]) => [id, rows.map(presentOutcome)]))
}

const presentOutcome = ({ attempt, companyValue, rank, quarters }: Omit<FinishedRow, 'gameId'>) => ({
  attempt,
  valeurSociete: amount(companyValue),
  classement: rank,
  quarters,
})

/** Returns the attempt with the highest value, the earliest of equals, and the one that was begun last. */
export function bestAndLast(finished: readonly AttemptOutcome[]): Pick<Solo, 'best' | 'last'> {
  const isBetter = (one: AttemptOutcome | null, other: AttemptOutcome) =>
    one === null || other.valeurSociete > one.valeurSociete
  const best = finished.reduce<AttemptOutcome | null>(
    (found, each) => (isBetter(found, each) ? each : found),
    null,
  )
  return { best, last: finished.at(-1) ?? null }
}

/** Returns the finished attempts of a game with their final rankings, the first one first. */
export async function attemptsOf(reader: Reader, gameId: number): Promise<Attempt[]> {
  const byAttempt = Map.groupBy(await listFinalRankings(reader, gameId), ({ attempt }) => attempt)
  return [...byAttempt.values()].flatMap(rows => {
    const own = rows.find(({ seat }) => seat === playerSeat)
    if (own === undefined) return []
    return {
      ...presentOutcome(own),
      startedAt: own.startedAt.toISOString(),
      endedAt: own.endedAt.toISOString(),
      companies: rows.map(({ companyId, username, rank, companyValue }) => ({
        companyId,
        username,
        classement: rank,
        valeurSociete: amount(companyValue),
      })),
    }
  })
}
