import { freeGamesMax } from '@trimestre/contract/training-limits'
import type { NewSolo } from '@trimestre/contract/trainings'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { eraseGame, type GameRow, lockGame } from '../games/service.ts'
import { findProduct } from '../products/repo.ts'
import type { PassService } from '../rounds/service.ts'
import { findFirstProductId, findLimits, listFreeGames, listSoloGameIds, lockPlayer } from './repo.ts'
import { insertSoloGame } from './start.ts'

export { lockPlayer } from './repo.ts'
export { insertSoloGame } from './start.ts'

/** The highest level of a solo game, as of any new game. */
const levelMax = 4

/** Throws 422 for a level that solo games do not have or an unknown product. */
export async function refuseUnplayable(
  reader: Reader,
  { levelGame, id_product }: Partial<Pick<NewSolo, 'levelGame' | 'id_product'>>,
): Promise<void> {
  const violations = []
  if (levelGame !== undefined && levelGame > levelMax) violations.push(violation('levelGame', 'level'))
  if (id_product && (await findProduct(reader, id_product)) === undefined)
    violations.push(violation('id_product', 'reference'))
  if (violations.length > 0) throw invalid(violations)
}

/** Returns the product that a body names, or the one that a game has without. */
export const productOf = async (reader: Reader, { id_product }: Pick<NewSolo, 'id_product'>) =>
  id_product ?? findFirstProductId(reader)

/** Creates a game of the player without a training; they have at most three unfinished ones. */
export async function startFreeGame(context: Context, playerId: number, body: NewSolo): Promise<GameRow> {
  await refuseUnplayable(context.db, body)
  return context.db.transaction(async tx => {
    await lockPlayer(tx, playerId)
    const existing = await listFreeGames(tx, playerId)
    if (existing.filter(({ isUnfinished }) => isUnfinished).length >= freeGamesMax)
      throw new Refusal('solo/too-many')
    const { phase, levelGame, nbTurns, computers } = body
    const name = firstFreeName(existing.map(each => each.name))
    const productId = await productOf(tx, body)
    const recipe = { name, phase, level: levelGame, quarterCount: nbTurns, computers, productId }
    return insertSoloGame(tx, playerId, { ...recipe, training: null }, context.now())
  })
}

/** The stored name of a free game; screens have words of their own for it. */
function firstFreeName(taken: readonly string[]): string {
  const nameOf = (number: number) => `Partie libre ${number}`
  let number = 1
  while (taken.includes(nameOf(number))) number += 1
  return nameOf(number)
}

/** Throws 409 when the time of the training that a solo game belongs to is over. */
export async function refuseOver({ db, now }: Context, { trainingId }: GameRow): Promise<void> {
  if (trainingId === null) return
  const limits = await findLimits(db, trainingId)
  if (isOver(limits?.until ?? null, now())) throw new Refusal('trainings/over')
}

export const isOver = (until: Date | null, now: Date): boolean => until !== null && until <= now

/** Begins another attempt, unless nothing was played in the present one. */
export async function restartSolo(context: Context, passes: PassService, game: GameRow): Promise<void> {
  await refuseOver(context, game)
  const limits = game.trainingId === null ? undefined : await findLimits(context.db, game.trainingId)
  const attemptsMax = limits?.attemptsMax ?? null
  await passes.restart({ gameId: game.id, carriesDecisions: false, attemptsMax, reason: '' })
}

/** Deletes a game that its player began without a training; one of a training belongs to its results. */
export async function deleteFreeGame(context: Context, { id, trainingId }: GameRow): Promise<void> {
  if (trainingId !== null) throw new Refusal('auth/forbidden')
  await context.db.transaction(async tx => {
    if ((await lockGame(tx, id)) === undefined) throw new Refusal('request/not-found')
    await eraseGame(tx, id)
  })
}

/** Deletes all solo games of a player, with whose account they go. The caller has locked them. */
export async function eraseSoloGamesOf(tx: Transaction, userId: number): Promise<void> {
  for (const id of await listSoloGameIds(tx, userId)) await eraseGame(tx, id)
}
