import { findRole, roles } from '@trimestre/contract/roles'
import type { Person } from '@trimestre/contract/seats'
import { genders, type User } from '@trimestre/contract/users'
import { unchosenPassword } from '../../platform/auth/passwords.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyOfUser, companiesOfUsers, type UserRow } from './repo.ts'

/** Presents users for the API, with their companies; never with the password, not even hashed. */
export async function presentUsers(reader: Reader, rows: UserRow[]): Promise<User[]> {
  const companies = await companiesOfUsers(
    reader,
    rows.map(row => row.id),
  )
  const byUser = Map.groupBy(companies, company => company.userId)
  return rows.map(row => presentUser(row, byUser.get(row.id) ?? []))
}

/** Presents one user, as {@link presentUsers} does. */
export async function presentOneUser(reader: Reader, row: UserRow): Promise<User> {
  return presentUser(row, await companiesOfUsers(reader, [row.id]))
}

function presentUser(row: UserRow, companies: CompanyOfUser[]): User {
  const role = findRole(row.role)
  if (role === undefined) throw new Error(`unknown role ${row.role}; there are ${roles.length}`)
  return {
    '@id': userIri(row.id),
    '@type': 'User',
    id: row.id,
    username: row.username,
    email: row.email,
    pendingEmail: row.pendingEmail,
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: displayName(row),
    age: row.age,
    sexe: row.sexe,
    gender: row.sexe === null ? null : (genders[row.sexe] ?? null),
    image: row.image,
    avatar: row.image,
    role: { ...role },
    roles: [role.name],
    enabled: row.enabled,
    passwordless: row.passwordHash === unchosenPassword,
    companies: companies.map(company => ({
      '@id': `/api/v1/companies/${company.id}`,
      id: company.id,
      game: { '@id': `/api/v1/games/${company.gameId}`, id: company.gameId, name: company.gameName },
    })),
  }
}

/** Returns the name shown to other users. */
export function displayName(row: UserRow): string {
  return row.displayName || `${row.firstName} ${row.lastName}`.trim() || row.username
}

/** The name of somebody whose account was erased, among the acts of a team. */
export const erasedName = 'membre effacé'

/** Presents somebody as the author of an act: by their username, as other members of the company know them. */
export const presentPerson = ({
  id,
  username,
  deletedAt,
}: Pick<UserRow, 'id' | 'username' | 'deletedAt'>): Person => ({
  id,
  name: deletedAt === null ? username : erasedName,
})

export const userIri = (id: number): string => `/api/v1/users/${id}`
