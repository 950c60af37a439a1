import type { ListedUser } from '@trimestre/contract/users-list'
import type { Access } from '../access-sheet.tsx'

type Imported = {
  users: (Omit<Access, 'password' | 'opens'> & { id: number; email: string })[]
  passwords: { id: number; password: string }[]
}

/**
 * Returns the password of each account: the generated one, otherwise the one of the list, matched by the e-mail
 * address, which is unique in the list.
 */
export function accessesOf({ users, passwords }: Imported, rows: readonly ListedUser[]): Access[] {
  const made = new Map(passwords.map(({ id, password }) => [id, password]))
  const given = new Map(rows.map(({ values }) => [values.email.trim().toLowerCase(), values.password]))
  return users.map(({ id, username, email, firstName, lastName }) => ({
    username,
    firstName,
    lastName,
    password: made.get(id) ?? given.get(email.toLowerCase()) ?? '',
  }))
}
