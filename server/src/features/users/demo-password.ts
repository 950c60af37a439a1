import type { Context } from '../../platform/context.ts'
import { demoAccounts } from './demo-accounts.ts'
import { foldLoginName } from './login-names.ts'
import { findByLoginName, findUsers, type UserRow } from './service.ts'

/** The address under which the first start makes a demo account. */
export const demoEmail = (username: string): string => `${username}@example.org`

/** Accounts that the first start may have made: by their number, their address or their name, whatever became of the others. */
export async function findDemoAccounts({ db }: Context): Promise<UserRow[]> {
  const names = demoAccounts.flatMap(({ username }) => [username, demoEmail(username)])
  const byName = await Promise.all(names.map(name => findByLoginName(db, name)))
  const byNumber = await findUsers(
    db,
    demoAccounts.map((_, index) => index + 1),
  )
  const all = [...byNumber, ...byName.filter(user => user !== undefined)]
  return [...new Map(all.map(user => [user.id, user])).values()]
}

/** Whether this is an account of the demonstration, under whatever name, that opens with the password everybody knows. */
export async function hasDemoPassword({ passwords }: Context, user: UserRow): Promise<boolean> {
  for (const password of demoPasswordsOf(user)) {
    // The server may answer already: a class that signs in meanwhile comes first and stops nothing.
    if (await passwords.verify(user.passwordHash, password, { canWait: true })) return true
  }
  return false
}

function demoPasswordsOf({ id, username, email }: UserRow): string[] {
  const names = [username, email].map(foldLoginName)
  return demoAccounts
    .filter((account, index) => {
      const isNamed = names.includes(account.username) || names.includes(demoEmail(account.username))
      return isNamed || id === index + 1
    })
    .flatMap(account => spellingsOf(account.username))
}

/** As people write a name; other spellings open nothing from elsewhere either. */
const spellingsOf = (name: string): string[] => [
  name,
  name.charAt(0).toUpperCase() + name.slice(1),
  name.toUpperCase(),
]
