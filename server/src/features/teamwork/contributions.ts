import type { Contributions } from '@trimestre/contract/teams'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { Membership } from '../companies/members.ts'
import { type Epochs, readEpochs, roundsOfGame, sinceRestart, withinEnded } from '../rounds/rounds-of-game.ts'
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
 * the last quarter and each one in which anybody acted, or for the given one only. The lines of practice before a restart
 * come last. People follow their ids: nobody is first.
 */
export async function contributionsOf(
  reader: Reader,
  company: InGame & { members: readonly Membership[] },
  roundNb: number | undefined,
): Promise<Contributions> {
  const last = await requireQuarter(reader, company.gameId, roundNb)
  const inLine = (await roundsOfGame(reader, company.gameId)).map(round => round.roundNb)
  const { present, practices } = await readEpochs(reader, company.gameId)
  const own = await readPresent(reader, company, present)
  const past = await readPractices(reader, company, practices)
  const acts = [own, ...past].flatMap(({ counts }) => Object.values(counts).flatMap(each => each ?? []))
  const isAsked = (number: number) => roundNb === undefined || number === roundNb
  const quarters = [
    ...inLine
      .filter(number => number === last.roundNb || (isAsked(number) && hasActs(own.counts, number)))
      .map(number => ({ ...own, roundNb: number })),
    ...past.flatMap(epoch =>
      numbersIn(epoch.counts)
        .filter(isAsked)
        .map(number => ({ ...epoch, roundNb: number })),
    ),
  ]
  const members = company.members.filter(({ kind }) => kind === 'member').map(({ userId }) => userId)
  const userIds = [...new Set([...members, ...acts.map(({ userId }) => userId)])].sort((a, b) => a - b)
  const personOf = await presentPeople(reader, userIds)
  return userIds.map(userId => ({
    user: personOf(userId),
    quarters: quarters.map(({ counts, ...quarter }) => ({
      ...quarter,
      ...numbersOf(counts, userId, quarter.roundNb),
    })),
  }))
}

/** The acts of an epoch; null are those that the restart after it deleted. */
type Counts = {
  changes: ActCount[]
  kept: ActCount[] | null
  proposals: ActCount[] | null
  accepted: ActCount[] | null
  approvals: ActCount[] | null
  minutes: ActCount[]
}

type EpochWork = { epoch: number; practice: boolean; counts: Counts }

/** Reads the counts one after another: inside a transaction they share a connection. */
async function readPresent(
  reader: Reader,
  company: InGame,
  { epoch, isPractice }: Epochs['present'],
): Promise<EpochWork> {
  const counts = {
    changes: await countChanges(reader, company, at => sinceRestart(at, company.gameId, epoch)),
    kept: await countKept(reader, company),
    proposals: await countProposals(reader, company),
    accepted: await countAcceptedProposals(reader, company),
    approvals: await countApprovals(reader, company),
    minutes: await countMinutes(reader, company, at => sinceRestart(at, company.gameId, epoch)),
  }
  return { epoch, practice: isPractice, counts }
}

async function readPractices(
  reader: Reader,
  company: InGame,
  practices: Epochs['practices'],
): Promise<EpochWork[]> {
  const read: EpochWork[] = []
  for (const { epoch } of practices) {
    const changes = await countChanges(reader, company, at => withinEnded(at, company.gameId, epoch))
    const minutes = await countMinutes(reader, company, at => withinEnded(at, company.gameId, epoch))
    const counts = { changes, minutes, kept: null, proposals: null, accepted: null, approvals: null }
    read.push({ epoch, practice: true, counts })
  }
  return read
}

/** Counts for each quarter the values that are from the last change of each person. */
async function countKept(reader: Reader, company: InGame): Promise<ActCount[]> {
  const rows = await listVersions(reader, company)
  return rows.flatMap(({ roundNb, versions }) =>
    Object.values(versions).map(({ by }) => ({ roundNb, userId: by, count: 1 })),
  )
}

/** Returns the numbers of the rounds in which anybody acted. */
const numbersIn = (counts: Counts): number[] =>
  [...new Set(Object.values(counts).flatMap(acts => (acts ?? []).map(act => act.roundNb)))].sort(
    (a, b) => a - b,
  )

const hasActs = (counts: Counts, roundNb: number): boolean => numbersIn(counts).includes(roundNb)

function numbersOf(
  { changes, kept, proposals, accepted, approvals, minutes }: Counts,
  userId: number,
  roundNb: number,
) {
  const sum = (acts: readonly ActCount[]): number =>
    acts
      .filter(act => act.userId === userId && act.roundNb === roundNb)
      .reduce((total, act) => total + act.count, 0)
  const sumIfKnown = (acts: readonly ActCount[] | null) => acts && sum(acts)
  return {
    changes: sum(changes),
    kept: sumIfKnown(kept),
    proposals: sumIfKnown(proposals),
    accepted: sumIfKnown(accepted),
    approvals: sumIfKnown(approvals),
    minutes: sum(minutes),
  }
}
