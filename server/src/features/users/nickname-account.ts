import { unchosenPassword } from '../../platform/auth/passwords.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { foldLoginName } from './login-names.ts'
import { findTakenLoginNames } from './repo.ts'
import { createAccount, type UserRow } from './service.ts'

const triedAtOnce = 50

/** Creates a player's account without address or password. Its username is the nickname, or a free one made of it. */
export async function createNicknameAccount(tx: Transaction, nickname: string): Promise<UserRow> {
  const username = await freeUsername(tx, nickname)
  return createAccount(tx, { username, email: '', passwordHash: unchosenPassword, role: 'ROLE_USER' })
}

/** Returns the name, or with the smallest number from 2 on that makes it free. */
async function freeUsername(reader: Reader, name: string): Promise<string> {
  for (let first = 1; ; first += triedAtOnce) {
    const names = Array.from({ length: triedAtOnce }, (_, index) => numbered(name, first + index))
    const taken = new Set(await findTakenLoginNames(reader, names.map(foldLoginName), 0))
    const free = names.find(each => !taken.has(foldLoginName(each)))
    if (free !== undefined) return free
  }
}

/** A hyphen separates the number from a name that ends in one. */
const numbered = (name: string, number: number): string =>
  number === 1 ? name : `${name}${/\p{N}$/u.test(name) ? '-' : ''}${number}`
