import type { PersonalData } from '@trimestre/contract/privacy'
import type { Context } from '../../platform/context.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import { publicPath } from '../media/service.ts'
import { presentResult } from '../results/present.ts'
import { listOfCompany } from '../results/service.ts'
import { presentOneUser } from '../users/present.ts'
import type { UserRow } from '../users/service.ts'
import {
  listAdministeredBy,
  listCompaniesOf,
  listDecisionsOf,
  listIdentitiesOf,
  listInvitationsOf,
  listJoinRequestsOf,
  listMailsTo,
  listPicturesOf,
  listSessionsOf,
} from './repo.ts'

/** Returns all stored data about a user, read in one snapshot. */
export async function personalData({ db }: Context, user: UserRow): Promise<PersonalData> {
  return asOfOneInstant(db, async tx => ({
    profile: await presentOneUser(tx, user),
    createdAt: user.createdAt.toISOString(),
    companies: await companiesOf(tx, user.id),
    invitations: (await listInvitationsOf(tx, user.id)).map(withInstants),
    joinRequests: (await listJoinRequestsOf(tx, user.id)).map(withInstants),
    administeredGames: await listAdministeredBy(tx, user.id),
    mails: (await listMailsTo(tx, user)).map(withInstants),
    sessions: (await listSessionsOf(tx, user.id)).map(withInstants),
    externalIdentities: (await listIdentitiesOf(tx, user.id)).map(withInstants),
    pictures: (await listPicturesOf(tx, user.id)).map(({ fileName, ...picture }) => ({
      contentUrl: publicPath(fileName),
      ...withInstants(picture),
    })),
  }))
}

function asOfOneInstant<T>(db: Database, read: (reader: Reader) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

async function companiesOf(reader: Reader, userId: number): Promise<PersonalData['companies']> {
  const companies: PersonalData['companies'] = []
  for (const { gameId, id, name, game, createdAt } of await listCompaniesOf(reader, userId)) {
    const company = { gameId, id }
    companies.push({
      id,
      name,
      game,
      joinedAt: createdAt.toISOString(),
      decisions: (await listDecisionsOf(reader, company)).map(withInstants),
      results: (await listOfCompany(reader, company)).map(presentResult),
    })
  }
  return companies
}

type WithInstants<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K]
}

/** Returns the same row with its dates as ISO 8601 strings. */
function withInstants<T extends object>(row: T): WithInstants<T> {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(entries) as WithInstants<T>
}
