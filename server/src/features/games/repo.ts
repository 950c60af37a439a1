import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { isPool, oncePerDatabase } from '../../platform/db/prepared.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import {
  companyMembers,
  gameAdministrators,
  gameCriteria,
  gameEvents,
  games,
  invitations,
  rounds,
  roundVersions,
  scheduledPasses,
  trainings,
  type users,
} from '../../platform/db/schema.ts'
import { drawJoinCode } from './join-code.ts'

export type GameRow = typeof games.$inferSelect
export type NewGameRow = typeof games.$inferInsert
export type GameChanges = Partial<NewGameRow>

const rowsMax = 10_000

const gameOfId = oncePerDatabase(db =>
  db
    .select()
    .from(games)
    .where(eq(games.id, sql.placeholder('id')))
    .prepare('game-of-id'),
)

export async function findGame(reader: Reader, id: number): Promise<GameRow | undefined> {
  const [row] = isPool(reader)
    ? await gameOfId(reader).execute({ id })
    : await reader.select().from(games).where(eq(games.id, id))
  return row
}

/** Locks the game until the transaction ends, so that passes, joining and changes of one game take turns. */
export async function lockGame(tx: Transaction, id: number): Promise<GameRow | undefined> {
  const [row] = await tx.select().from(games).where(eq(games.id, id)).for('update')
  return row
}

/** A solo game is its player's; hundreds of them would bury those that staff run. */
const isRunByStaff = isNull(games.soloPlayerId)

export async function listGames(reader: Reader): Promise<GameRow[]> {
  return selectGames(reader, isRunByStaff)
}

export async function listGamesOfAdministrator(reader: Reader, userId: number): Promise<GameRow[]> {
  return selectGames(reader, and(isRunByStaff, administeredBy(reader, userId)))
}

export async function listSoloGames(reader: Reader): Promise<GameRow[]> {
  return selectGames(reader, isNotNull(games.soloPlayerId))
}

/** Lists the solo games of the trainings of an administrator. */
export async function listSoloGamesOfAdministrator(reader: Reader, userId: number): Promise<GameRow[]> {
  return selectGames(reader, ofTrainingBy(reader, userId))
}

const ofTrainingBy = (reader: Reader, userId: number): SQL =>
  exists(
    reader
      .select({ one: sql`1` })
      .from(trainings)
      .where(and(eq(trainings.id, games.trainingId), eq(trainings.ownerId, userId))),
  )

const administeredBy = (reader: Reader, userId: number): SQL =>
  exists(
    reader
      .select({ one: sql`1` })
      .from(gameAdministrators)
      .where(and(eq(gameAdministrators.gameId, games.id), eq(gameAdministrators.userId, userId))),
  )

/**
 * Returns whether there is a game to run that is not archived: any game for a super administrator, otherwise one that
 * the user administers.
 */
export async function hasGamesToRun(
  reader: Reader,
  { id, role }: Pick<typeof users.$inferSelect, 'id' | 'role'>,
): Promise<boolean> {
  const own = role === 'ROLE_SUPER_ADMIN' ? undefined : administeredBy(reader, id)
  const rows = await reader
    .select({ id: games.id })
    .from(games)
    .where(and(isNull(games.archivedAt), isRunByStaff, own))
    .limit(1)
  return rows.length > 0
}

/** Lists public games, and private games to which the player is invited or which they have joined. */
export async function listGamesOfPlayer(reader: Reader, userId: number): Promise<GameRow[]> {
  return selectGames(
    reader,
    or(eq(games.private, false), invitedTo(reader, userId), joinedBy(reader, userId)),
  )
}

function selectGames(reader: Reader, condition: SQL | undefined): Promise<GameRow[]> {
  return reader.select().from(games).where(condition).orderBy(asc(games.id)).limit(rowsMax)
}

const invitedTo = (reader: Reader, userId: number): SQL =>
  exists(
    reader
      .select({ one: sql`1` })
      .from(invitations)
      .where(
        and(
          eq(invitations.gameId, games.id),
          eq(invitations.userId, userId),
          isNull(invitations.withdrawnAt),
        ),
      ),
  )

const joinedBy = (reader: Reader, userId: number): SQL =>
  exists(
    reader
      .select({ one: sql`1` })
      .from(companyMembers)
      .where(
        and(
          eq(companyMembers.gameId, games.id),
          eq(companyMembers.userId, userId),
          isNull(companyMembers.until),
        ),
      ),
  )

/** Whether a user runs the game, or wrote the training that it belongs to. */
export async function isAdministrator(reader: Reader, gameId: number, userId: number): Promise<boolean> {
  const rows = await reader
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.id, gameId), or(administeredBy(reader, userId), ofTrainingBy(reader, userId))))
  return rows.length > 0
}

/** Whether the player is invited to the game or plays it. */
export async function isInvitedOrJoined(reader: Reader, gameId: number, userId: number): Promise<boolean> {
  const rows = await reader
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.id, gameId), or(invitedTo(reader, userId), joinedBy(reader, userId))))
  return rows.length > 0
}

/** Returns the class code of a game while it is open. */
export const openCodeOf = ({ joinCode, joinCodeOpen }: GameRow): string | null =>
  joinCodeOpen ? joinCode : null

/** Inserts a game with a class code of its own, open. */
export async function insertGame(
  tx: Transaction,
  row: Omit<NewGameRow, 'joinCode' | 'joinCodeOpen'>,
): Promise<GameRow> {
  const code = { joinCode: await drawJoinCode(tx), joinCodeOpen: true }
  const [inserted] = await tx
    .insert(games)
    .values({ ...row, ...code })
    .returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateGame(tx: Transaction, id: number, changes: GameChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.update(games).set(changes).where(eq(games.id, id))
}

export async function deleteGame(tx: Transaction, id: number): Promise<void> {
  await tx.delete(games).where(eq(games.id, id))
}

/** Inserts rounds; those that had left the line of their game take their place in it again. */
export async function insertRounds(
  tx: Transaction,
  rows: Pick<
    typeof rounds.$inferInsert,
    'gameId' | 'roundNb' | 'etat' | 'state' | 'openedAt' | 'closedAt' | 'publishedAt'
  >[],
): Promise<void> {
  const given = ({ name }: { name: string }) => sql.raw(`excluded.${name}`)
  const inserted = await tx
    .insert(rounds)
    .values(rows)
    .onConflictDoUpdate({
      target: [rounds.gameId, rounds.roundNb],
      set: {
        etat: given(rounds.etat),
        state: given(rounds.state),
        openedAt: given(rounds.openedAt),
        closedAt: given(rounds.closedAt),
        publishedAt: given(rounds.publishedAt),
      },
      setWhere: eq(rounds.state, 'superseded'),
    })
    .returning({ id: rounds.id })
  if (inserted.length !== rows.length) throw new Error('a round is in the line of its game already')
  await raiseGameRevisions(
    tx,
    rows.map(({ gameId }) => gameId),
  )
}

export async function insertCriteria(
  tx: Transaction,
  gameId: number,
  coefficients: { name: string; coefficient: number }[],
): Promise<void> {
  await tx.insert(gameCriteria).values(coefficients.map(criterion => ({ gameId, ...criterion })))
  await raiseGameRevisions(tx, [gameId])
}

/** Copies the coefficients of a game to one that has none. */
export async function copyCriteria(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const { name, coefficient } = gameCriteria
  const rows = await tx
    .select({ name, coefficient })
    .from(gameCriteria)
    .where(eq(gameCriteria.gameId, fromId))
    .orderBy(asc(gameCriteria.id))
  if (rows.length > 0) await insertCriteria(tx, toId, rows)
}

/** Copies the events of a game to another one, in the same quarters. */
export async function copyGameEvents(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const rows = await tx
    .select()
    .from(gameEvents)
    .where(eq(gameEvents.gameId, fromId))
    .orderBy(asc(gameEvents.id))
  const copies = rows.map(({ id: _, ...event }) => ({ ...event, gameId: toId }))
  if (copies.length > 0) await tx.insert(gameEvents).values(copies)
}

export async function insertGameEvent(tx: Transaction, row: typeof gameEvents.$inferInsert): Promise<void> {
  await tx.insert(gameEvents).values(row)
}

export async function addAdministrators(tx: Transaction, gameId: number, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .insert(gameAdministrators)
    .values(userIds.map(userId => ({ gameId, userId })))
    .onConflictDoNothing()
}

export async function removeAdministratorsExcept(
  tx: Transaction,
  gameId: number,
  userIds: number[],
): Promise<void> {
  const stays = userIds.length > 0 ? sql`not ${inArray(gameAdministrators.userId, userIds)}` : undefined
  await tx.delete(gameAdministrators).where(and(eq(gameAdministrators.gameId, gameId), stays))
}

/** Removes the passes of a game that are still to come. */
export async function deletePendingPasses(tx: Transaction, gameId: number): Promise<void> {
  await tx
    .delete(scheduledPasses)
    .where(and(eq(scheduledPasses.gameId, gameId), eq(scheduledPasses.status, 'pending')))
}

/** Shows everybody the results of the hidden quarter of a game, if there is one. */
export async function publishHidden(tx: Transaction, gameId: number): Promise<void> {
  const at = sql`clock_timestamp()`
  await tx
    .update(roundVersions)
    .set({ state: 'published', publishedAt: at })
    .where(and(eq(roundVersions.gameId, gameId), eq(roundVersions.state, 'hidden')))
  await tx
    .update(rounds)
    .set({
      state: 'published',
      version: sql`${rounds.computedVersion}`,
      publishedAt: at,
      publishAt: null,
      opensNext: false,
      reason: '',
    })
    .where(and(eq(rounds.gameId, gameId), eq(rounds.state, 'hidden')))
  await raiseGameRevisions(tx, [gameId])
}

/** Counts the closed rounds, except round 1, which is the opening position. */
export async function countQuartersPassed(reader: Reader, gameId: number): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(rounds)
    .where(
      and(
        eq(rounds.gameId, gameId),
        eq(rounds.etat, 0),
        ne(rounds.state, 'superseded'),
        gt(rounds.roundNb, 1),
      ),
    )
  return row?.count ?? 0
}
