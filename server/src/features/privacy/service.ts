import type { PersonalData } from '@trimestre/contract/privacy'
import type { Context } from '../../platform/context.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { listAnnouncementsBy } from '../announcements/service.ts'
import { courseworkOf } from '../coursework/service.ts'
import { journalFieldsOf } from '../journal/service.ts'
import { publicPath } from '../media/service.ts'
import { listMessagesBy } from '../messages/service.ts'
import { listNotificationsOf, preferencesOf } from '../notifications/service.ts'
import { presentResult } from '../results/present.ts'
import { listOfCompany } from '../results/service.ts'
import { presentOneUser } from '../users/present.ts'
import type { UserRow } from '../users/service.ts'
import {
  listApprovalsOf,
  listChangesOf,
  listConsentsOf,
  listDebriefNotesOf,
  listLocksOf,
  listMinutesOf,
  listProposalsOf,
  listSettledBy,
} from './acts-repo.ts'
import {
  listAdministeredBy,
  listDecisionsOf,
  listIdentitiesOf,
  listInvitationsOf,
  listJoinRequestsOf,
  listMailsTo,
  listMembershipsOf,
  listPicturesOf,
  listRoundsWithin,
  listSessionsOf,
  listToursOf,
  type Period,
} from './repo.ts'

/** Returns all stored data about a user, who asks for it, or staff do, read in one snapshot. */
export async function personalData({ db }: Context, user: UserRow, isOwn: boolean): Promise<PersonalData> {
  return asOfOneInstant(db, async tx => ({
    profile: await presentOneUser(tx, user),
    createdAt: user.createdAt.toISOString(),
    companies: await companiesOf(tx, user.id),
    ...(await actsOf(tx, user.id)),
    journal: await journalFieldsOf(tx, user.id, isOwn),
    ...(await courseworkData(tx, user.id, isOwn)),
    invitations: (await listInvitationsOf(tx, user.id)).map(withInstants),
    joinRequests: (await listJoinRequestsOf(tx, user.id)).map(withInstants),
    tours: await listToursOf(tx, user.id),
    administeredGames: await listAdministeredBy(tx, user.id),
    messages: (await listMessagesBy(tx, user.id)).map(withInstants),
    announcements: (await listAnnouncementsBy(tx, user.id)).map(withInstants),
    notifications: (await listNotificationsOf(tx, user.id)).map(withInstants),
    notificationPreferences: await preferencesOf(tx, user.id),
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
  for (const membership of await listMembershipsOf(reader, userId)) {
    const { id, name, game, seat, kind, roles, since, until } = membership
    companies.push({
      id,
      name,
      game,
      seat,
      kind,
      roles,
      joinedAt: since.toISOString(),
      leftAt: until?.toISOString() ?? null,
      ...(kind === 'member' ? await playedBy(reader, membership) : { decisions: [], results: [] }),
    })
  }
  return companies
}

type Played = Pick<PersonalData['companies'][number], 'decisions' | 'results'>

/** Returns what a company decided and achieved during a membership. */
async function playedBy(reader: Reader, company: InGame & Period): Promise<Played> {
  const within = await listRoundsWithin(reader, company.gameId, company)
  const results = await listOfCompany(reader, company, 'players')
  return {
    decisions: (await listDecisionsOf(reader, company, company)).map(withInstants),
    results: results.filter(({ roundNb }) => within.has(roundNb)).map(presentResult),
  }
}

/** Returns what a person did in companies. */
async function actsOf(reader: Reader, userId: number) {
  return {
    changes: (await listChangesOf(reader, userId)).map(withInstants),
    proposals: (await listProposalsOf(reader, userId)).map(withInstants),
    settledProposals: (await listSettledBy(reader, userId)).map(withInstants),
    approvals: (await listApprovalsOf(reader, userId)).map(withInstants),
    locks: (await listLocksOf(reader, userId)).map(withInstants),
    minutes: (await listMinutesOf(reader, userId)).map(withInstants),
    debriefConsents: (await listConsentsOf(reader, userId)).map(withInstants),
    debriefNotes: (await listDebriefNotesOf(reader, userId)).map(withInstants),
  }
}

async function courseworkData(reader: Reader, userId: number, isOwn: boolean) {
  const work = await courseworkOf(reader, userId, isOwn)
  return {
    ...work,
    quizPapers: work.quizPapers.map(withInstants),
    peerRatingsGiven: work.peerRatingsGiven.map(withInstants),
    gradeAdjustments: work.gradeAdjustments.map(withInstants),
    grades: work.grades.map(withInstants),
    gradeReviews: work.gradeReviews.map(withInstants),
  }
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
