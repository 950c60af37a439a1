import type { Language } from '@trimestre/contract/languages'
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { withCompany } from '../../platform/db/joins.ts'
import { isPool, listOf, oncePerDatabase } from '../../platform/db/prepared.ts'
import { raiseGameRevisions, raiseGamesOfUser } from '../../platform/db/revisions.ts'
import {
  companies,
  companyMembers,
  debriefNotes,
  externalIdentities,
  gameAdministrators,
  games,
  guideProgress,
  invitations,
  joinRequests,
  loginNames,
  mediaObjects,
  oneTimeTokens,
  outbox,
  products,
  refreshTokens,
  trainingPlayers,
  users,
} from '../../platform/db/schema.ts'

export type UserRow = typeof users.$inferSelect
export type NewUserRow = typeof users.$inferInsert
export type UserChanges = Partial<NewUserRow>

export type CompanyOfUser = { userId: number; id: number; gameId: number; gameName: string }

const present = isNull(users.deletedAt)

/** Limits lists, because unlimited accounts would fill the memory (api.md §2). */
const rowsMax = 10_000

export async function findUser(reader: Reader, id: number): Promise<UserRow | undefined> {
  const [row] = await reader
    .select()
    .from(users)
    .where(and(eq(users.id, id), present))
  return row
}

/** Locks the account until the transaction ends. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), present))
    .for('update')
  return row
}

/** Locks every enabled super administrator, so that two simultaneous demotions cannot leave none. */
export async function lockSuperAdministrators(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'ROLE_SUPER_ADMIN'), eq(users.enabled, true), present))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(row => row.id)
}

const selectByLoginName = (reader: Reader, isAsked: SQL) =>
  reader
    .select({ name: loginNames.name, user: getTableColumns(users) })
    .from(loginNames)
    .innerJoin(users, eq(users.id, loginNames.userId))
    .where(and(isAsked, present))

const userOfLoginName = oncePerDatabase(db =>
  selectByLoginName(db, eq(loginNames.name, sql.placeholder('name'))).prepare('user-of-login-name'),
)

/** Finds a user by username or e-mail address, already folded. */
export async function findUserByLoginName(reader: Reader, name: string): Promise<UserRow | undefined> {
  const [row] = isPool(reader)
    ? await userOfLoginName(reader).execute({ name })
    : await selectByLoginName(reader, eq(loginNames.name, name))
  return row?.user
}

/** Returns the user of each of these folded usernames and e-mail addresses that exists. */
export async function findUsersByLoginNames(reader: Reader, names: string[]): Promise<Map<string, UserRow>> {
  if (names.length === 0) return new Map()
  const rows = await selectByLoginName(reader, inArray(loginNames.name, names))
  return new Map(rows.map(({ name, user }) => [name, user]))
}

export async function findUsers(reader: Reader, ids: number[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return reader
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), present))
    .orderBy(asc(users.id))
}

/** Like {@link findUsers}; none of them can be erased until the transaction ends. */
export async function lockUsersShared(tx: Transaction, ids: number[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(users)
    .where(and(inArray(users.id, ids), present))
    .orderBy(asc(users.id))
    .for('key share')
}

/** Returns the user of each of these folded usernames. */
export async function findUserIdsByUsername(
  reader: Reader,
  usernames: string[],
): Promise<{ id: number; username: string }[]> {
  if (usernames.length === 0) return []
  return reader
    .select({ id: users.id, username: users.username })
    .from(loginNames)
    .innerJoin(users, eq(users.id, loginNames.userId))
    .where(and(inArray(loginNames.name, usernames), present))
}

export async function listUsersByRole(reader: Reader, role: UserRow['role']): Promise<UserRow[]> {
  return reader
    .select()
    .from(users)
    .where(and(eq(users.role, role), present))
    .orderBy(asc(users.id))
    .limit(rowsMax)
}

const selectCompaniesOf = (reader: Reader, userIds: SQL) =>
  reader
    .select({
      userId: companyMembers.userId,
      id: companyMembers.companyId,
      gameId: games.id,
      gameName: games.name,
    })
    .from(companyMembers)
    .innerJoin(games, eq(games.id, companyMembers.gameId))
    .where(
      and(
        sql`${companyMembers.userId} = any(${userIds})`,
        isNull(companyMembers.until),
        isNull(games.soloPlayerId),
      ),
    )
    .orderBy(asc(companyMembers.companyId))

const companiesOfListedUsers = oncePerDatabase(db =>
  selectCompaniesOf(db, listOf('userIds', 'bigint')).prepare('companies-of-users'),
)

export async function companiesOfUsers(reader: Reader, userIds: number[]): Promise<CompanyOfUser[]> {
  if (userIds.length === 0) return []
  if (isPool(reader)) return companiesOfListedUsers(reader).execute({ userIds })
  return selectCompaniesOf(reader, sql`${sql.param(userIds)}::bigint[]`)
}

export async function insertUser(tx: Transaction, row: NewUserRow): Promise<UserRow> {
  const [inserted] = await tx.insert(users).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateUser(tx: Transaction, id: number, changes: UserChanges): Promise<UserRow> {
  const { username, image } = users
  const [before] = await tx
    .select({ username, image })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  if (row === undefined) throw new Error('update found no row')
  // Other players in the user's games see the name and the picture.
  const isShownOtherwise = row.username !== before?.username || row.image !== before.image
  if (isShownOtherwise) await raiseGamesOfUser(tx, id)
  return row
}

/**
 * Locks the games in which the user has or had a company, in the order of their ids. Code that locks both must lock the
 * games before the user, as joining does.
 */
export async function lockGamesOfUser(tx: Transaction, userId: number): Promise<number[]> {
  const played = tx
    .select({ id: companyMembers.gameId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
  const rows = await tx
    .select({ id: games.id })
    .from(games)
    .where(inArray(games.id, played))
    .orderBy(asc(games.id))
    .for('update')
  return rows.map(row => row.id)
}

/** Stores the language of the sign-in, for later mails, and that the account has been used. */
export async function recordSignIn(
  writer: Reader,
  user: UserRow,
  language: Language,
  now: Date,
): Promise<void> {
  if (user.language === language && user.signedInAt !== null) return
  const signedInAt = user.signedInAt ?? now
  await writer.update(users).set({ language, signedInAt }).where(eq(users.id, user.id))
}

/** Returns whether the player is invited to, or plays in, any game of others. */
export async function isAssigned(reader: Reader, userId: number): Promise<boolean> {
  const invited = reader.select({ id: invitations.gameId }).from(invitations)
  const playing = reader
    .select({ id: companyMembers.gameId })
    .from(companyMembers)
    .innerJoin(games, and(eq(games.id, companyMembers.gameId), isNull(games.soloPlayerId)))
  const rows = await invited
    .where(and(eq(invitations.userId, userId), isNull(invitations.withdrawnAt)))
    .union(playing.where(and(eq(companyMembers.userId, userId), isNull(companyMembers.until))))
    .limit(1)
  return rows.length > 0
}

/** Returns whether the user has or had a company. */
export async function hasCompanies(reader: Reader, userId: number): Promise<boolean> {
  const rows = await reader
    .select({ id: companyMembers.id })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
    .limit(1)
  return rows.length > 0
}

export async function deleteUser(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}

/** What stands where an erased person had written something for others. */
const erasedText = 'texte effacé'

/**
 * Deletes everything that belongs to the user apart from the account's row: names, sessions, mails, pictures,
 * assignments. A picture that a product uses stays. Returns the file names of the deleted pictures.
 */
export async function deletePersonalData(
  tx: Transaction,
  { id: userId, email, pendingEmail }: UserRow,
): Promise<string[]> {
  await tx.delete(loginNames).where(eq(loginNames.userId, userId))
  await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId))
  await tx.delete(externalIdentities).where(eq(externalIdentities.userId, userId))
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  const addresses = [email, pendingEmail].flatMap(address => (address ? [address.toLowerCase()] : []))
  const isAddressed = inArray(sql`lower(${outbox.recipient})`, addresses)
  await tx.delete(outbox).where(or(eq(outbox.userId, userId), isAddressed))
  const shown = tx.select({ id: products.mediaId }).from(products).where(isNotNull(products.mediaId))
  const pictures = await tx
    .delete(mediaObjects)
    .where(and(eq(mediaObjects.userId, userId), notInArray(mediaObjects.id, shown)))
    .returning({ fileName: mediaObjects.fileName })
  await tx.update(mediaObjects).set({ userId: null }).where(eq(mediaObjects.userId, userId))
  await tx.update(companies).set({ name: null }).where(isCompanyOf(tx, userId))
  await tx.delete(invitations).where(eq(invitations.userId, userId))
  await tx.delete(joinRequests).where(eq(joinRequests.userId, userId))
  await tx.delete(guideProgress).where(eq(guideProgress.userId, userId))
  await tx.delete(gameAdministrators).where(eq(gameAdministrators.userId, userId))
  await tx.delete(trainingPlayers).where(eq(trainingPlayers.userId, userId))
  const notes = await tx
    .update(debriefNotes)
    .set({ text: erasedText })
    .where(eq(debriefNotes.userId, userId))
    .returning({ gameId: debriefNotes.gameId })
  await raiseGameRevisions(
    tx,
    notes.map(({ gameId }) => gameId),
  )
  return pictures.map(({ fileName }) => fileName)
}

/** Selects the companies that nobody else has or had: their names are the user's own. */
function isCompanyOf(tx: Transaction, userId: number): SQL | undefined {
  const ofCompany = withCompany(companyMembers)
  const members = tx.select({ one: sql`1` }).from(companyMembers)
  const others = tx.select({ one: sql`1` }).from(companyMembers)
  return and(
    exists(members.where(and(ofCompany, eq(companyMembers.userId, userId)))),
    notExists(others.where(and(ofCompany, ne(companyMembers.userId, userId)))),
  )
}

/** Returns those of these folded names that belong to another user. */
export async function findTakenLoginNames(
  reader: Reader,
  names: string[],
  exceptUserId: number,
): Promise<string[]> {
  const rows = await reader
    .select({ name: loginNames.name })
    .from(loginNames)
    .where(and(inArray(loginNames.name, names), ne(loginNames.userId, exceptUserId)))
  return rows.map(row => row.name)
}

/** Replaces the user's login names by these folded names. */
export async function replaceLoginNames(tx: Transaction, userId: number, names: string[]): Promise<void> {
  await tx.delete(loginNames).where(eq(loginNames.userId, userId))
  await tx.insert(loginNames).values([...new Set(names)].map(name => ({ name, userId })))
}

/**
 * Ends every session of the user: deletes the refresh tokens and raises the version, so that earlier access tokens are
 * refused.
 */
export async function endSessions(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId))
  await tx
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId))
}
