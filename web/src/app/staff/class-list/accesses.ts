import type { ListedUser } from '@trimestre/contract/users-list'
import type { Access } from '../access-sheet.tsx'

type Imported = {
  users: (Omit<Access, 'password' | 'opens'> & { id: number; email: string })[]
  passwords: { id: number; password: string }[]
}

/** The password of each account: the one made for it, else the one of the list, in which its address is nobody else's. */
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
