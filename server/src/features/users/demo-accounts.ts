import type { RoleName } from '@trimestre/contract/roles'
import type { Context } from '../../platform/context.ts'
import { foldLoginName } from './login-names.ts'
import { findByLoginName, findUsers, type UserRow } from './service.ts'

export type DemoAccount = { username: string; role: RoleName; firstName: string; lastName: string }

/** The demo accounts; each password is the username, so they exist only if the settings enable them. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'superadmin', role: 'ROLE_SUPER_ADMIN', firstName: 'Camille', lastName: 'Laurent' },
  { username: 'admin', role: 'ROLE_ADMIN', firstName: 'Dominique', lastName: 'Moreau' },
  { username: 'joueur1', role: 'ROLE_USER', firstName: 'Alice', lastName: 'Bernard' },
  { username: 'joueur2', role: 'ROLE_USER', firstName: 'Bilal', lastName: 'Haddad' },
  { username: 'joueur3', role: 'ROLE_USER', firstName: 'Chloé', lastName: 'Dubois' },
  { username: 'joueur4', role: 'ROLE_USER', firstName: 'Diego', lastName: 'Garcia' },
]

/** Returns the e-mail address with which the first start creates a demo account. */
export const demoEmail = (username: string): string => `${username}@example.org`

/**
 * Finds accounts that the first start may have created: by id, address or username, even if the other two have changed.
 */
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

/** Returns whether this is a demo account, under any name, that still has its public password. */
export async function hasDemoPassword({ passwords }: Context, user: UserRow): Promise<boolean> {
  for (const password of demoPasswordsOf(user)) {
    // The server may already be serving requests: a class that signs in at the same time has priority and is not
    // blocked.
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

/** The spellings that users try; a remote sign-in with any other spelling is refused too. */
const spellingsOf = (name: string): string[] => [
  name,
  name.charAt(0).toUpperCase() + name.slice(1),
  name.toUpperCase(),
]
