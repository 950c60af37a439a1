import type pg from 'pg'
import { createBatched } from '../../platform/answers/batched.ts'
import type { Database } from '../../platform/database/database.ts'
import { isOfItsRows } from '../../platform/failures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { beginHoldingQuarterOpen } from '../rounds/game-lock.ts'
import { announceSaves } from '../streams/announce.ts'
import { type AreaValues, deleteDrafts, readQuartersOf, writeValues } from './repo.ts'
import { refusalOf } from './service.ts'

export type Saving = AreaValues & { gameId: number }

/** What became of one save of several: written, or refused. */
type Outcome = Refusal | undefined

/**
 * Saves the values of one area, all or none. The transaction comes before a pass, which then counts them, or after
 * it, and is then refused. Saves of one game that come in while another is being written share the next transaction:
 * each is confirmed once that is committed.
 */
export function createSaving(db: Database): (saving: Saving) => Promise<void> {
  type Queue = { save(saving: Saving): Promise<Outcome>; askers: number }
  const queues = new Map<number, Queue>()
  const newQueue = (): Queue => ({
    save: createBatched((savings: Saving[]) => saveTogether(db, savings), 1),
    askers: 0,
  })

  return async saving => {
    const queue = queues.get(saving.gameId) ?? newQueue()
    queues.set(saving.gameId, queue)
    queue.askers += 1
    try {
      const refusal = await queue.save(saving)
      if (refusal !== undefined) throw refusal
    } finally {
      queue.askers -= 1
      if (queue.askers === 0) queues.delete(saving.gameId)
    }
  }
}

/** Saves of one game, in one transaction; each in its own when one of them has something that cannot be written. */
async function saveTogether(db: Database, savings: Saving[]): Promise<Outcome[]> {
  try {
    return await inQuarter(db, savings[0]?.gameId ?? 0, client => saveInside(client, savings))
  } catch (error) {
    if (savings.length === 1 || !isOfItsRows(error)) throw error
    const outcomes: Outcome[] = []
    for (const saving of savings) outcomes.push(await saveAlone(db, saving))
    return outcomes
  }
}

async function saveAlone(db: Database, saving: Saving): Promise<Outcome> {
  try {
    const [outcome] = await inQuarter(db, saving.gameId, client => saveInside(client, [saving]))
    return outcome
  } catch (error) {
    if (isOfItsRows(error)) return new Refusal('request/conflict')
    throw error
  }
}

/**
 * A transaction that no pass of the game comes into, on a connection at hand: the query builder's share of the work would
 * be the larger one here.
 */
async function inQuarter<T>(
  db: Database,
  gameId: number,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    await beginHoldingQuarterOpen(client, gameId)
    const outcome = await work(client)
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function saveInside(client: pg.ClientBase, savings: Saving[]): Promise<Outcome[]> {
  const [{ gameId } = { gameId: 0 }] = savings
  const quarters = await readQuartersOf(client, savings)
  const outcomes = quarters.map(
    quarter => refusalOf(quarter) ?? (quarter?.isLocked ? new Refusal('decisions/locked') : undefined),
  )
  const accepted = savings.filter((_, index) => outcomes[index] === undefined)
  const drafted = new Set(
    savings.filter((saving, index) => saving.draft || quarters[index]?.hasDraft).map(areaOf),
  )
  for (const wave of wavesOf(accepted)) {
    await writeValues(client, wave)
    const replacing = wave.filter(saving => !saving.draft && drafted.has(areaOf(saving)))
    if (replacing.length > 0) await deleteDrafts(client, replacing)
    await announceSaves(client, gameId, wave)
  }
  return outcomes
}

const areaOf = ({ companyId, roundId, area }: Saving) => `${companyId} ${roundId} ${area}`

/** Saves of one company follow each other, those of different ones go together. */
function wavesOf(savings: Saving[]): Saving[][] {
  const waves: Saving[][] = []
  const counts = new Map<number, number>()
  for (const saving of savings) {
    const turn = counts.get(saving.companyId) ?? 0
    counts.set(saving.companyId, turn + 1)
    const wave = waves[turn]
    if (wave === undefined) waves.push([saving])
    else wave.push(saving)
  }
  return waves
}
