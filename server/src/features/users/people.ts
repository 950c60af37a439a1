import type { Person } from '@trimestre/contract/seats'
import type { Reader } from '../../platform/db/database.ts'
import { findPeople } from './people-repo.ts'
import { presentPerson } from './present.ts'

/** Returns the function that presents each of these users to the people they work with. */
export async function presentPeople(reader: Reader, ids: Iterable<number>): Promise<(id: number) => Person> {
  const rows = await findPeople(reader, [...new Set(ids)])
  const people = new Map(rows.map(row => [row.id, presentPerson(row)]))
  return id => people.get(id) ?? presentPerson({ id, username: '', deletedAt: new Date(0) })
}
