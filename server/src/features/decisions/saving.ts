import type pg from 'pg'
import { createBatched } from '../../platform/answers/batched.ts'
import type { Database } from '../../platform/database/database.ts'
import { together } from '../../platform/database/pipeline.ts'
import { isOfItsRows, isOfOthers } from '../../platform/failures.ts'
import { Refusal } from '../../platform/refusal.ts'
import { beginHoldingQuarterOpen, beginHoldingQuartersOpen } from '../rounds/game-lock.ts'
import { announceSaves } from '../streams/announce.ts'
import {
  type AreaValues,
  deleteDrafts,
  type Given,
  listSavedOf,
  raiseRevisions,
  readQuartersOf,
  type SavingQuarter,
  writeValues,
} from './repo.ts'
import { refusalOf } from './service.ts'

export type Saving = AreaValues & { gameId: number }

/** What became of one save of several: what its company has given since. */
type Outcome = Refusal | Given | 'waits'

/**
 * Saves the values of one area, all or none. The transaction comes before a pass, which then counts them, or after
 * it, and is then refused. Saves that come in while others are being written share the next transaction: each is
 * confirmed once that is committed. Those that would have to wait, for a pass say, do so apart from those of other games.
 */
export function createSaving(db: Database): (saving: Saving) => Promise<Given> {
  const saveAtOnce = createBatched((savings: Saving[]) => saveWithoutWaiting(db, savings), 1)
  const lines = createLines(db)

  return async saving => {
    const first = lines.has(saving.gameId) ? 'waits' : await saveAtOnce(saving)
    const outcome = first === 'waits' ? await lines.save(saving) : first
    if (outcome === 'waits') throw new Error('a save waits in the line of its game at most once')
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }
}

/** A line for each game, in which its saves wait. */
function createLines(db: Database) {
  type Line = { save(saving: Saving): Promise<Outcome>; askers: number }
  const lines = new Map<number, Line>()
  const newLine = (): Line => ({
    save: createBatched((savings: Saving[]) => saveOfGame(db, savings), 1),
    askers: 0,
  })
  return {
    has: (gameId: number) => lines.has(gameId),
    async save(saving: Saving): Promise<Outcome> {
      const line = lines.get(saving.gameId) ?? newLine()
      lines.set(saving.gameId, line)
      line.askers += 1
      try {
        return await line.save(saving)
      } finally {
        line.askers -= 1
        if (line.askers === 0) lines.delete(saving.gameId)
      }
    },
  }
}

/** Saves of several games, in one transaction that waits for nobody. */
async function saveWithoutWaiting(db: Database, savings: Saving[]): Promise<Outcome[]> {
  const gameIds = [...new Set(savings.map(({ gameId }) => gameId))]
  try {
    return await saveInside(db, savings, client => beginHoldingQuartersOpen(client, gameIds))
  } catch (error) {
    if (isOfOthers(error) || isOfItsRows(error)) return savings.map(() => 'waits')
    throw error
  }
}

/** Saves of one game, in one transaction; each in its own when one of them has something that cannot be written. */
async function saveOfGame(db: Database, savings: Saving[]): Promise<Outcome[]> {
  const gameId = savings[0]?.gameId ?? 0
  const hold = (client: pg.ClientBase) => beginHoldingQuarterOpen(client, gameId)
  try {
    return await saveInside(db, savings, hold)
  } catch (error) {
    if (!isOfItsRows(error)) throw error
    if (savings.length === 1) return [new Refusal('request/conflict')]
    const outcomes: Outcome[] = []
    for (const saving of savings) outcomes.push(...(await saveOfGame(db, [saving])))
    return outcomes
  }
}

/**
 * One transaction, in two journeys to the database, on a connection at hand: the query builder's share of the work would
 * be the larger one here.
 * @param hold begins it, and holds the quarters of games open, which it names
 */
async function saveInside(
  db: Database,
  savings: Saving[],
  hold: (client: pg.ClientBase) => Promise<Set<number>>,
): Promise<Outcome[]> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    const [held, quarters] = await together(client, () => [hold(client), readQuartersOf(client, savings)])
    const obstacles = savings.map((saving, index) =>
      held.has(saving.gameId) ? obstacleIn(quarters[index]) : 'waits',
    )
    const drafted = new Set(
      savings.filter((saving, index) => saving.draft || quarters[index]?.hasDraft).map(areaOf),
    )
    const accepted = savings.filter((_, index) => obstacles[index] === undefined)
    const [, , given] = await together(client, () => [
      accepted.length > 0 && raiseRevisions(client, accepted),
      Promise.all(writes(client, accepted, drafted)),
      listSavedOf(client, accepted),
      client.query('commit'),
    ])
    const outcomes = given.values()
    return obstacles.map(obstacle => obstacle ?? (outcomes.next().value as Given))
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function obstacleIn(quarter: SavingQuarter | undefined): Refusal | undefined {
  return refusalOf(quarter) ?? (quarter?.isLocked ? new Refusal('decisions/locked') : undefined)
}

/** What writes these saves; a save replaces the draft of its area. */
function writes(client: pg.ClientBase, savings: Saving[], drafted: ReadonlySet<string>): Promise<void>[] {
  return wavesOf(savings).flatMap(wave => {
    const replacing = wave.filter(saving => !saving.draft && drafted.has(areaOf(saving)))
    return [
      writeValues(client, wave),
      ...(replacing.length > 0 ? [deleteDrafts(client, replacing)] : []),
      announceSaves(client, wave),
    ]
  })
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
