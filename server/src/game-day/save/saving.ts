import type pg from 'pg'
import { refusalOf } from '../../features/decisions/service.ts'
import type { Database } from '../../platform/db/database.ts'
import { together } from '../../platform/db/pipeline.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isDataError, isRetryable } from '../../platform/log/failures.ts'
import { createBatched } from './batched.ts'
import { saveChecked } from './checked-saving.ts'
import {
  type AreaValues,
  announceSaves,
  beginHoldingQuarterOpen,
  beginHoldingQuartersOpen,
  deleteDrafts,
  listSaved,
  raiseRevisions,
  readQuarters,
  type SavedDecisions,
  type SavingQuarter,
  writeValues,
} from './save-repo.ts'

export type Saving = AreaValues

/**
 * The outcome of one save of several: a refusal, what its company has given since, that the save has to wait, or that the
 * company has become a shared one.
 */
type Outcome = Refusal | SavedDecisions | 'waits' | 'shared'

/**
 * Creates the function that saves the values of one area, all or none, in a company of one person. Its transaction runs before a pass, which then
 * counts the values, or after it, and is then refused. Saves that arrive while others are being written share the next
 * transaction; each is confirmed once that is committed. Saves that have to wait, for a pass for example, wait apart
 * from those of other games. In a company that several people have shared since the request came in, it saves as
 * {@link saveChecked} does.
 */
export function createSaving(db: Database): (saving: Saving) => Promise<SavedDecisions> {
  const saveAtOnce = createBatched((savings: Saving[]) => saveWithoutWaiting(db, savings))
  const lines = createLines(db)

  return async saving => {
    const first = lines.has(saving.gameId) ? 'waits' : await saveAtOnce(saving)
    const outcome = first === 'waits' ? await lines.save(saving) : first
    if (outcome === 'shared') return saveChecked(db, saving)
    if (outcome === 'waits') throw new Error('a save waits in the line of its game at most once')
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }
}

/** Creates the queues in which saves wait, one for each game. */
function createLines(db: Database) {
  type Line = { save(saving: Saving): Promise<Outcome>; askers: number }
  const lines = new Map<number, Line>()
  const newLine = (): Line => ({
    save: createBatched((savings: Saving[]) => saveOfGame(db, savings)),
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

/** Saves for several games, in one transaction that waits for no lock. */
async function saveWithoutWaiting(db: Database, savings: Saving[]): Promise<Outcome[]> {
  const gameIds = [...new Set(savings.map(({ gameId }) => gameId))]
  try {
    return await saveInside(db, savings, client => beginHoldingQuartersOpen(client, gameIds))
  } catch (error) {
    if (isRetryable(error) || isDataError(error)) return savings.map(() => 'waits')
    throw error
  }
}

/** Saves for one game, in one transaction; each save runs in its own when one of them cannot be written. */
async function saveOfGame(db: Database, savings: Saving[]): Promise<Outcome[]> {
  const gameId = savings[0]?.gameId ?? 0
  const hold = (client: pg.ClientBase) => beginHoldingQuarterOpen(client, gameId)
  try {
    return await saveInside(db, savings, hold)
  } catch (error) {
    if (!isDataError(error)) throw error
    if (savings.length === 1) return [new Refusal('request/conflict')]
    const outcomes: Outcome[] = []
    for (const saving of savings) outcomes.push(...(await saveOfGame(db, [saving])))
    return outcomes
  }
}

/**
 * Runs one transaction, in two round trips to the database, on a pooled connection without the query builder, whose
 * share of the work would be the larger one here.
 * @param hold begins the transaction, holds the quarters of games open and returns the ids of those games
 */
async function saveInside(
  db: Database,
  savings: Saving[],
  hold: (client: pg.ClientBase) => Promise<Set<number>>,
): Promise<Outcome[]> {
  const client = await db.$client.connect()
  let broken: Error | undefined
  try {
    const [held, quarters] = await together(client, () => [hold(client), readQuarters(client, savings)])
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
      listSaved(client, accepted),
      client.query('commit'),
    ])
    const outcomes = given.values()
    return obstacles.map(obstacle => obstacle ?? (outcomes.next().value as SavedDecisions))
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function obstacleIn(quarter: SavingQuarter | undefined): Refusal | 'shared' | undefined {
  if (quarter?.membership === null) return new Refusal('auth/forbidden')
  if (quarter?.membership === 'observer') return new Refusal('teams/observer')
  if (quarter?.isShared) return 'shared'
  return refusalOf(quarter) ?? (quarter?.isLocked ? new Refusal('decisions/locked') : undefined)
}

/** Starts the writes of these saves; a save replaces the draft of its area. */
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

/**
 * Groups saves into waves: saves of one company follow each other, those of different companies are written together.
 */
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
