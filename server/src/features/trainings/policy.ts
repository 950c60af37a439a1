import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findTraining, isForPlayer, type TrainingRow } from './repo.ts'

async function requireTraining(reader: Reader, id: number): Promise<TrainingRow> {
  const training = await findTraining(reader, id)
  if (training === undefined) throw new Refusal('request/not-found')
  return training
}

/** Returns a training that the caller wrote; a super administrator has them all. */
export async function requireOwnTraining(reader: Reader, caller: Caller, id: number): Promise<TrainingRow> {
  const training = await requireTraining(reader, id)
  const isOwn = caller.role === 'ROLE_SUPER_ADMIN' || training.ownerId === caller.id
  if (!isOwn) throw new Refusal('auth/forbidden')
  return training
}

/** Returns a training that the caller wrote, or that is for them or was when they started it. */
export async function requireTrainingAccess(
  reader: Reader,
  caller: Caller,
  id: number,
): Promise<TrainingRow> {
  if (caller.role !== 'ROLE_USER') return requireOwnTraining(reader, caller, id)
  const training = await requireTraining(reader, id)
  if (!(await isForPlayer(reader, id, caller.id))) throw new Refusal('auth/forbidden')
  return training
}
