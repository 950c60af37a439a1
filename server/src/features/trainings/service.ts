import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { seedMax } from '@trimestre/contract/training-limits'
import type { NewTraining, TrainingChange } from '@trimestre/contract/trainings'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { eraseGame, lockGame } from '../games/service.ts'
import { insertSoloGame, isOver, lockPlayer, productOf, refuseUnplayable } from '../solo/service.ts'
import { announceGame } from '../streams/announce.ts'
import { lockUsersShared } from '../users/service.ts'
import {
  changeOwner,
  deleteTraining,
  findGameOfPlayer,
  insertTraining,
  listGameIdsOf,
  lockTraining,
  renameGames,
  replacePlayers,
  startedCounts,
  type TrainingRow,
  updateTraining,
} from './repo.ts'

/** Writes a training; its seed is drawn unless the body has one. */
export async function createTraining(
  { db, now }: Context,
  ownerId: number,
  body: NewTraining,
): Promise<TrainingRow> {
  await refuseUnplayable(db, body)
  const until = readUntil(body.until, null, now())
  return db.transaction(async tx => {
    await requirePlayers(tx, body.players)
    const { name, phase, computers, open, counts } = body
    const training = await insertTraining(tx, {
      ...{ ownerId, name, phase, computers, open, counts, until },
      level: body.levelGame,
      quarterCount: body.nbTurns,
      productId: await productOf(tx, body),
      seed: body.seed ?? drawSeed(),
      attemptsMax: body.attemptsMax ?? null,
    })
    await replacePlayers(tx, training.id, body.players)
    return training
  })
}

const drawSeed = () => randomInt(1, seedMax + 1)

/**
 * Changes what the body names. How the games are played stays once a player has started, because the results of all are
 * compared: 409 `trainings/started`.
 */
export async function changeTraining(
  { db, now }: Context,
  id: number,
  body: TrainingChange,
): Promise<TrainingRow> {
  await refuseUnplayable(db, body)
  return db.transaction(async tx => {
    const training = await lockExisting(tx, id, 'update')
    const until = readUntil(body.until, training.until, now())
    if (body.players) await requirePlayers(tx, body.players)
    const play = changesOfPlay(training, body)
    const hasStarted = ((await startedCounts(tx, [id])).get(id) ?? 0) > 0
    if (hasStarted && Object.keys(play).length > 0) throw new Refusal('trainings/started')
    const changes = { ...play, ...otherChanges(body), until }
    await updateTraining(tx, id, changes)
    if (body.players) await replacePlayers(tx, id, body.players)
    for (const gameId of await renameGames(tx, id, changes.name ?? training.name))
      await announceGame(tx, gameId)
    return { ...training, ...changes }
  })
}

/** Returns the settings of play that the body changes; a form may send those that stay along. */
function changesOfPlay(training: TrainingRow, body: TrainingChange): Partial<TrainingRow> {
  const { phase, computers } = body
  const given = {
    ...{ phase, computers, level: body.levelGame, quarterCount: body.nbTurns },
    ...{ seed: body.seed ?? undefined, productId: body.id_product ?? undefined },
  }
  return Object.fromEntries(
    Object.entries(given).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, training[key as keyof typeof given]),
    ),
  )
}

function otherChanges({ name, open, counts, attemptsMax }: TrainingChange): Partial<TrainingRow> {
  return {
    ...(name !== undefined && { name }),
    ...(open !== undefined && { open }),
    ...(counts !== undefined && { counts }),
    ...(attemptsMax !== undefined && { attemptsMax }),
  }
}

/** Returns the end of a training; throws 422 for one that has passed, unless it stays as it was. */
function readUntil(given: string | null | undefined, before: Date | null, now: Date): Date | null {
  if (given === undefined) return before
  if (given === null) return null
  const until = new Date(given)
  if (until <= now && until.getTime() !== before?.getTime()) throw invalid([violation('until', 'schedule')])
  return until
}

/** Throws 422 naming those of these users who are no players; their accounts stay until the transaction ends. */
async function requirePlayers(tx: Transaction, userIds: readonly number[]): Promise<void> {
  const found = await lockUsersShared(tx, [...new Set(userIds)])
  const players = new Set(found.filter(({ role }) => role === 'ROLE_USER').map(({ id }) => id))
  const violations = userIds.flatMap((id, index) =>
    players.has(id) ? [] : [violation(`players[${index}]`, 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
}

/** Deletes a training with all its games. */
export async function removeTraining(context: Context, id: number): Promise<void> {
  await context.db.transaction(async tx => {
    await lockExisting(tx, id, 'update')
    for (const gameId of await listGameIdsOf(tx, id)) {
      await lockGame(tx, gameId)
      await eraseGame(tx, gameId)
    }
    await deleteTraining(tx, id)
  })
}

/** Creates the game of a player, or finds the one that there is. */
export async function startTraining(
  context: Context,
  playerId: number,
  id: number,
): Promise<{ gameId: number; isNew: boolean }> {
  return context.db.transaction(async tx => {
    await lockPlayer(tx, playerId)
    const training = await lockExisting(tx, id, 'share')
    const existing = await findGameOfPlayer(tx, id, playerId)
    if (existing !== undefined) return { gameId: existing, isNew: false }
    if (isOver(training.until, context.now())) throw new Refusal('trainings/over')
    const game = await insertSoloGame(tx, playerId, { ...training, training }, context.now())
    return { gameId: game.id, isNew: true }
  })
}

/** Gives the trainings of somebody whose account goes to another member of staff; the games stay with their players. */
export const handOverTrainings = (tx: Transaction, fromId: number, toId: number): Promise<void> =>
  changeOwner(tx, fromId, toId)

async function lockExisting(tx: Transaction, id: number, strength: 'share' | 'update'): Promise<TrainingRow> {
  const training = await lockTraining(tx, id, strength)
  if (training === undefined) throw new Refusal('request/not-found')
  return training
}
