import type { NewClass } from '@trimestre/contract/classes'
import type { AccountBody } from '@trimestre/contract/users'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal } from '../../platform/http/refusal.ts'
import { openComputers, refuseFinished, withSeating } from '../companies/service.ts'
import { resolveAdministrators } from '../games/administrators.ts'
import { changeGame, insertWholeGame } from '../games/service.ts'
import { type Host, insertPlayers } from '../invitations/service.ts'
import { insertAccounts, prepareAccounts } from '../users/create-users.ts'
import { generatePassword } from '../users/generated-password.ts'
import { type Imported, insertImport, prepareImport } from '../users/import-users.ts'
import type { NewAccount, UserRow } from '../users/service.ts'

export type PreparedClass = {
  gameId: number
  /** The new accounts, that of a new administrator first. */
  users: UserRow[]
  passwords: Imported['passwords']
  /** The students of the list who already had an account. */
  known: UserRow[]
}

const noStudents: Imported = { rows: [], passwords: [], known: [] }

/**
 * Creates a game that its students can play at once, with their accounts and invitations, or prepares one that exists;
 * everything or nothing. The caller administers it, unless a super administrator names others. Throws 422 with the
 * cells of the list as `csv[row].column` and the fields of a new administrator as `host.field`.
 */
export async function prepareClass(context: Context, host: Host, body: NewClass): Promise<PreparedClass> {
  const professor = body.host ? await prepareProfessor(context, host.caller, body.host) : null
  const { csv } = body
  const list = csv ? await within('csv', () => prepareImport(context, host.caller, csv)) : null
  return context.db.transaction(async tx => {
    const [administrator] = professor
      ? await within('host', () => insertAccounts(tx, [professor.account]))
      : []
    const administrators = administrator ? [administrator.id] : await administratorsOf(tx, host.caller, body)
    // A pass takes this lock before the row of the game, which is changed next.
    if (body.game && body.computers?.length) await lockQuarterExclusive(tx, body.game)
    const gameId = await storeGame(tx, body, administrators, context.now())
    await addComputers(tx, gameId, host.caller, body)
    const students = list ? await within('csv', () => insertImport(tx, list)) : noStudents
    const players = [...students.rows, ...students.known].filter(({ role }) => role === 'ROLE_USER')
    await insertPlayers(context, tx, gameId, players, host)
    const own = administrator &&
      professor && { id: administrator.id, username: administrator.username, password: professor.password }
    return {
      gameId,
      users: [...(administrator ? [administrator] : []), ...students.rows],
      passwords: [...(own ? [own] : []), ...students.passwords],
      known: students.known,
    }
  })
}

/** The account of a new administrator, and its password, which is available only now. */
type Professor = { account: NewAccount; password: string }

async function prepareProfessor(
  context: Context,
  caller: Caller,
  { username, email }: NonNullable<NewClass['host']>,
): Promise<Professor> {
  if (caller.role !== 'ROLE_SUPER_ADMIN') throw new Refusal('auth/forbidden')
  const password = generatePassword(context.config.passwordLengthMin)
  const user: AccountBody = { username, email, password, role: 'ROLE_ADMIN' }
  const [account] = await within('host', () => prepareAccounts(context, caller, [user]))
  if (account === undefined) throw new Error('no account was prepared')
  return { account, password }
}

/** Returns the administrators of the class: those that a super administrator names, otherwise the caller. */
async function administratorsOf(tx: Transaction, caller: Caller, { admins }: NewClass): Promise<number[]> {
  const areNamed = caller.role === 'ROLE_SUPER_ADMIN' && admins && admins.length > 0
  return areNamed ? resolveAdministrators(tx, admins) : [caller.id]
}

/** Creates the game, or changes the settings of the one that the body names, whose administrators stay. */
async function storeGame(
  tx: Transaction,
  { game, computers: _computers, ...body }: NewClass,
  administrators: number[],
  now: Date,
): Promise<number> {
  const joining = body.joining ?? 'untilFirstPass'
  const settings = { ...body, private: body.private ?? true, joining }
  if (!game) return (await insertWholeGame(tx, settings, administrators, now)).id
  await changeGame(tx, game, settings, null, now)
  return game
}

/** Adds the computers that play from the beginning. */
async function addComputers(
  tx: Transaction,
  gameId: number,
  actor: Caller,
  { computers }: NewClass,
): Promise<void> {
  if (!computers || computers.length === 0) return
  await withSeating(tx, { gameId, actor }, async seating => {
    await refuseFinished(seating)
    await openComputers(seating, computers)
  })
}

/** Names the part of the body to which the fields of a refusal belong: `[0].email` of `csv` becomes `csv[0].email`. */
async function within<T>(part: 'csv' | 'host', read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.violations) throw error
    const violations = error.violations.map(each => ({
      ...each,
      propertyPath: pathIn(part, each.propertyPath),
    }))
    throw invalid(violations)
  }
}

/** The list has rows; a new administrator is a single one. */
function pathIn(part: 'csv' | 'host', path: string): string {
  if (part === 'host') return path.replace(/^\[0\]/, part)
  return path.startsWith('[') ? part + path : path
}
