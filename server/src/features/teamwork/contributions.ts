import type { Contributions } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { Membership } from '../companies/members.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { presentPeople } from '../users/people.ts'
import { requireQuarter } from './quarters.ts'
import {
  type ActCount,
  countAcceptedProposals,
  countApprovals,
  countChanges,
  countMinutes,
  countProposals,
  listVersions,
} from './repo.ts'

/**
 * Counts what each person did in a company, quarter by quarter: all who acted and all current members, with a line for
 * the last quarter and each one in which anybody acted, or for the given one only. The lines follow the ids of the
 * people: nobody is first.
 */
export async function contributionsOf(
  reader: Reader,
  company: InGame & { members: readonly Membership[] },
  roundNb: number | undefined,
): Promise<Contributions> {
  const asked = await requireQuarter(reader, company.gameId, roundNb)
  const counts = await readCounts(reader, company)
  const acts = Object.values(counts).flat()
  const rounds = (await roundsOfGame(reader, company.gameId)).filter(({ id }) =>
    roundNb === undefined ? id === asked.id || acts.some(act => act.roundId === id) : id === asked.id,
  )
  const members = company.members.filter(({ kind }) => kind === 'member').map(({ userId }) => userId)
  const userIds = [...new Set([...members, ...acts.map(({ userId }) => userId)])].sort((a, b) => a - b)
  const personOf = await presentPeople(reader, userIds)
  return userIds.map(userId => ({
    user: personOf(userId),
    quarters: rounds.map(round => ({ roundNb: round.roundNb, ...numbersOf(counts, userId, round.id) })),
  }))
}

type Counts = Awaited<ReturnType<typeof readCounts>>

/** Reads the counts one after another: inside a transaction they share a connection. */
async function readCounts(reader: Reader, company: InGame) {
  return {
    changes: await countChanges(reader, company),
    kept: await countKept(reader, company),
    proposals: await countProposals(reader, company),
    accepted: await countAcceptedProposals(reader, company),
    approvals: await countApprovals(reader, company),
    minutes: await countMinutes(reader, company),
  }
}

/** Counts for each quarter the values that are from the last change of each person. */
async function countKept(reader: Reader, company: InGame): Promise<ActCount[]> {
  const rows = await listVersions(reader, company)
  return rows.flatMap(({ roundId, versions }) =>
    Object.values(versions).map(({ by }) => ({ roundId, userId: by, count: 1 })),
  )
}

function numbersOf(counts: Counts, userId: number, roundId: number): { [name in keyof Counts]: number } {
  const sum = (acts: readonly ActCount[]) =>
    acts
      .filter(act => act.userId === userId && act.roundId === roundId)
      .reduce((total, act) => total + act.count, 0)
  const { changes, kept, proposals, accepted, approvals, minutes } = counts
  return {
    changes: sum(changes),
    kept: sum(kept),
    proposals: sum(proposals),
    accepted: sum(accepted),
    approvals: sum(approvals),
    minutes: sum(minutes),
  }
}
