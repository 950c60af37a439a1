import type { Language } from '@trimestre/contract/languages'
import {
  type MyPeerResult,
  type PeerResults,
  type PeerStatement,
  peerRatersMin,
  peerStatements,
} from '@trimestre/contract/peers'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { exact, rounded, sum } from '../../platform/exact.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listCompanies } from '../companies/service.ts'
import { requireLockedGame } from '../games/service.ts'
import { announceGrading } from '../streams/announce.ts'
import { presentPeople } from '../users/people.ts'
import { effectiveFactor, factorsOf, meanOf, type ProposedFactor, type Rating, receivedBy } from './factor.ts'
import { flagsOf } from './flags.ts'
import { isWhole, requireShown } from './form.ts'
import type { Peer } from './members.ts'
import { presentRound, presentStatements, stateOf } from './present.ts'
import {
  confirmFactor,
  findRow,
  listConfirmed,
  listPeers,
  listRatings,
  listReleasedOf,
  type PeerRatingRow,
  type PeerRoundKey,
  type PeerRoundRow,
  unconfirmFactor,
} from './repo.ts'
import { requireRound } from './rounds.ts'

type Reading = { now: Date; language: Language }
type Means = Record<PeerStatement, number>

/** The means of each statement, of at least one rating. */
function meansOf(ratings: readonly Pick<Rating, 'ratings'>[], decimals: number): Means {
  const mean = (index: number) => rounded(meanOf(ratings.map(each => each.ratings[index] ?? 0)), decimals)
  return Object.fromEntries(peerStatements.map((key, index) => [key, mean(index)])) as Means
}

const meanOfAll = (ratings: readonly Pick<Rating, 'ratings'>[]): number =>
  rounded(meanOf(ratings.flatMap(each => each.ratings)), 2)

/** A team of a peer evaluation with what its members gave each other. */
type Team = {
  companyId: number
  peers: Peer[]
  ratings: PeerRatingRow[]
  factors: Map<number, ProposedFactor>
}

async function teamsOf(reader: Reader, row: PeerRoundRow): Promise<Team[]> {
  const ratings = Map.groupBy(await listRatings(reader, row), ({ companyId }) => companyId)
  const peers = Map.groupBy(await listPeers(reader, row), ({ companyId }) => companyId)
  return [...peers].map(([companyId, members]) => {
    const given = ratings.get(companyId) ?? []
    const ids = members.map(({ userId }) => userId)
    return { companyId, peers: members, ratings: given, factors: factorsOf(ids, given, row) }
  })
}

/** Returns whether a person who was asked has given a form that rates the whole team. */
const hasGiven = ({ peers, ratings }: Pick<Team, 'peers' | 'ratings'>, userId: number): boolean =>
  isWhole(
    ratings.filter(({ raterId }) => raterId === userId).map(({ ratedId }) => ratedId),
    peers,
  )

/** Returns how many people are asked in a peer evaluation, and how many of them have given their form. */
export async function progressOf(
  reader: Reader,
  row: PeerRoundRow,
): Promise<{ asked: number; given: number }> {
  const teams = await teamsOf(reader, row)
  const asked = teams.flatMap(team =>
    team.peers.filter(({ isAsked }) => isAsked).map(({ userId }) => hasGiven(team, userId)),
  )
  return { asked: asked.length, given: asked.filter(Boolean).length }
}

/** Presents who rated whom how; to staff only. */
export async function resultsOf(
  reader: Reader,
  row: PeerRoundRow,
  { now, language }: Reading,
): Promise<PeerResults> {
  const teams = await teamsOf(reader, row)
  const confirmed = await listConfirmed(reader, row)
  const names = new Map((await listCompanies(reader, [row.gameId])).map(({ id, username }) => [id, username]))
  const personOf = await presentPeople(
    reader,
    teams.flatMap(({ peers }) => peers.map(({ userId }) => userId)),
  )
  return {
    round: presentRound(row, now, { progress: await progressOf(reader, row), mine: null }),
    statements: await presentStatements(language),
    companies: teams.map(team => ({
      companyId: team.companyId,
      companyName: names.get(team.companyId) ?? '',
      members: team.peers.map(peer => ({
        username: personOf(peer.userId).name,
        ...memberOf(row, team, peer, confirmed.get(peer.userId)),
      })),
      matrix: team.ratings.map(({ raterId, ratedId, ratings, comment }) => {
        return { raterId, ratedId, ratings, comment }
      }),
    })),
  }
}

function memberOf(
  { releasedAt }: PeerRoundRow,
  team: Team,
  { userId, isAsked }: Peer,
  confirmed: number | undefined,
) {
  const received = receivedBy(team.ratings, userId)
  const self = team.ratings.find(({ raterId, ratedId }) => raterId === userId && ratedId === userId)
  const { proposed, basis } = factorIn(team.factors, userId)
  const isMissing = isAsked && !hasGiven(team, userId)
  return {
    userId,
    n: received.length,
    means: received.length === 0 ? null : meansOf(received, 2),
    mean: received.length === 0 ? null : meanOfAll(received),
    self: self === undefined ? null : meanOfAll([self]),
    factor: {
      ...{ proposed, basis },
      effective: effectiveFactor(proposed, { isReleased: releasedAt !== null, confirmed }),
      confirmed: confirmed !== undefined,
    },
    flags: flagsOf(userId, isMissing, team.ratings),
  }
}

const tooFew: ProposedFactor = { proposed: 1, basis: 'too-few' }
const factorIn = (factors: Team['factors'], userId: number): ProposedFactor => factors.get(userId) ?? tooFew

/**
 * Presents to a person the means of what others gave them, once they are released and if enough others rated them.
 *
 * The means of the team are the means of the means of all members who have enough raters, the reader among them. They are
 * shown only if at least three others have enough raters: who takes the own means and the own ratings away is left with
 * sums over several members and at least three raters, and learns the ratings of none of them, nor the mean of a
 * single other member.
 */
export async function myResultOf(
  reader: Reader,
  key: PeerRoundKey,
  userId: number,
  { now, language }: Reading,
): Promise<MyPeerResult> {
  const row = await requireShown(reader, key, now)
  const team = (await teamsOf(reader, row)).find(({ peers }) => peers.some(peer => peer.userId === userId))
  if (team === undefined) throw new Refusal('peers/not-asked')
  if (row.releasedAt === null) throw new Refusal('peers/not-released')
  const asked = team.peers.some(peer => peer.userId === userId && peer.isAsked)
  return {
    round: presentRound(row, now, {
      progress: null,
      mine: { asked, given: asked && hasGiven(team, userId) },
    }),
    statements: await presentStatements(language),
    ...(await ownMeansOf(reader, row, team, userId)),
  }
}

type OwnMeans = Omit<MyPeerResult, 'round' | 'statements'>

/** Returns what a person reads of a released peer evaluation; `team` is theirs. */
async function ownMeansOf(reader: Reader, row: PeerRoundRow, team: Team, userId: number): Promise<OwnMeans> {
  const received = receivedBy(team.ratings, userId)
  const isEnough = received.length >= peerRatersMin
  const { proposed } = factorIn(team.factors, userId)
  const confirmed = (await listConfirmed(reader, row)).get(userId)
  return {
    n: isEnough ? received.length : null,
    means: isEnough ? meansOf(received, 1) : null,
    team: isEnough ? teamMeansOf(team, userId) : null,
    factor: { effective: effectiveFactor(proposed, { isReleased: true, confirmed }) },
    reason: isEnough ? null : 'too-few',
  }
}

/** Lists what a person was given in peer evaluations, as far as they may read it: the means of those that are released. */
export async function releasedResultsOf(reader: Reader, userId: number) {
  const found = await listReleasedOf(reader, userId)
  return Promise.all(
    found.map(async ({ row, game }) => {
      const team = (await teamsOf(reader, row)).find(({ peers }) =>
        peers.some(peer => peer.userId === userId),
      )
      if (team === undefined) throw new Error('the person is not in the peer evaluation')
      const { n, means, factor } = await ownMeansOf(reader, row, team, userId)
      return { game, title: row.title, n, means, factor: factor.effective }
    }),
  )
}

/** How many others must have enough raters before the means of a team are shown. */
const othersMin = 3

function teamMeansOf({ peers, ratings }: Team, readerId: number): Means | null {
  const received = peers
    .map(({ userId }) => ({ userId, ratings: receivedBy(ratings, userId) }))
    .filter(each => each.ratings.length >= peerRatersMin)
  if (received.filter(({ userId }) => userId !== readerId).length < othersMin) return null
  const mean = (index: number) => {
    const means = received.map(each => meanOf(each.ratings.map(rating => rating.ratings[index] ?? 0)))
    return rounded(sum(means).div(exact(means.length)), 1)
  }
  return Object.fromEntries(peerStatements.map((key, index) => [key, mean(index)])) as Means
}

/** Confirms the factor of a person, or takes that back, once the ratings no longer change. */
export async function confirm(
  { db, now }: Context,
  key: PeerRoundKey,
  { userId, confirmed, byUser }: { userId: number; confirmed: boolean; byUser: number },
): Promise<void> {
  await db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    const row = await requireRound(tx, key)
    const isOver = ['closed', 'released'].includes(stateOf(row, now()))
    const team = (await teamsOf(tx, row)).find(({ peers }) => peers.some(peer => peer.userId === userId))
    if (team === undefined && isOver) throw new Refusal('request/not-found')
    if (!isOver) throw new Refusal('peers/open')
    const factor = factorIn(team?.factors ?? new Map(), userId)
    if (factor.basis === 'too-few') throw new Refusal('peers/too-few')
    if (confirmed) await confirmFactor(tx, key, { userId, proposed: factor.proposed, byUser, now: now() })
    else await unconfirmFactor(tx, key, userId)
    await announceGrading(tx, key.gameId)
  })
}

export type GradeFactor = { proposed: number; effective: number }

/**
 * Returns the factors of a peer evaluation for grades, by person; who is not in it has the factor 1. Until it is closed it
 * proposes nothing.
 */
export async function effectiveFactors(
  reader: Reader,
  gameId: number,
  peerRoundId: number,
): Promise<Map<number, GradeFactor>> {
  const row = await findRow(reader, { gameId, id: peerRoundId })
  if (row === undefined || row.closedAt === null) return new Map()
  const confirmed = await listConfirmed(reader, row)
  const isReleased = row.releasedAt !== null
  return new Map(
    (await teamsOf(reader, row)).flatMap(({ factors }) =>
      [...factors].map(([userId, { proposed }]): [number, GradeFactor] => [
        userId,
        { proposed, effective: effectiveFactor(proposed, { isReleased, confirmed: confirmed.get(userId) }) },
      ]),
    ),
  )
}
