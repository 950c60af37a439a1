import type { Language } from '@trimestre/contract/languages'
import type { PeerForm, PeerFormInput } from '@trimestre/contract/peers'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { announceGrading } from '../streams/announce.ts'
import { presentPeople } from '../users/people.ts'
import type { Peer } from './members.ts'
import { presentRound, presentStatements, stateOf } from './present.ts'
import { listFormOf, listPeers, type PeerRoundKey, type PeerRoundRow, replaceForm } from './repo.ts'
import { requireRound } from './rounds.ts'

/** Whether a form rates everybody of the team, those who joined since too. */
export const isWhole = (rated: readonly number[], team: readonly Pick<Peer, 'userId'>[]): boolean =>
  team.every(({ userId }) => rated.includes(userId))

/** Presents to a person the members of their team with what they gave each; nothing of what others gave. */
export async function formOf(
  reader: Reader,
  key: PeerRoundKey,
  userId: number,
  { now, language }: { now: Date; language: Language },
): Promise<PeerForm> {
  const row = await requireShown(reader, key, now)
  const team = await requireAsked(reader, key, userId)
  return present(reader, row, team, userId, { now, language })
}

async function present(
  reader: Reader,
  row: PeerRoundRow,
  team: readonly Peer[],
  userId: number,
  { now, language }: { now: Date; language: Language },
): Promise<PeerForm> {
  const form = await listFormOf(reader, row, userId)
  const personOf = await presentPeople(
    reader,
    team.map(peer => peer.userId),
  )
  const rated = form.map(({ ratedId }) => ratedId)
  return {
    round: presentRound(row, now, {
      progress: null,
      mine: { asked: true, given: isWhole(rated, team) },
    }),
    statements: await presentStatements(language),
    members: team.map(peer => ({
      userId: peer.userId,
      name: personOf(peer.userId).name,
      self: peer.userId === userId,
    })),
    mine: form.map(({ ratedId, ratings, comment }) => ({ userId: ratedId, ratings, comment })),
  }
}

/** Stores the form of a person, all of it or nothing, until the peer evaluation is closed. */
export async function writeForm(
  { db, now }: Context,
  key: PeerRoundKey,
  userId: number,
  { ratings }: PeerFormInput,
  language: Language,
): Promise<PeerForm> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    const row = await requireShown(tx, key, now())
    const team = await requireAsked(tx, key, userId)
    if (stateOf(row, now()) !== 'open') throw new Refusal('peers/closed')
    refuseForm(ratings, team)
    const companyId = team.find(peer => peer.userId === userId)?.companyId
    if (companyId === undefined) throw new Error('the rater is not in the team')
    await replaceForm(
      tx,
      key,
      userId,
      ratings.map(rating => ({
        companyId,
        ratedId: rating.userId,
        ratings: rating.ratings,
        comment: rating.comment ?? '',
      })),
    )
    await announceGrading(tx, key.gameId)
    return present(tx, row, team, userId, { now: now(), language })
  })
}

function refuseForm(ratings: PeerFormInput['ratings'], team: readonly Peer[]): void {
  const members = new Set(team.map(({ userId }) => userId))
  const seen = new Set<number>()
  const wrong = ratings.flatMap(({ userId }, index) => {
    const isTwice = seen.has(userId)
    seen.add(userId)
    if (!members.has(userId)) return [violation(`ratings[${index}].userId`, 'reference')]
    return isTwice ? [violation(`ratings[${index}].userId`, 'taken')] : []
  })
  if (wrong.length > 0) throw invalid(wrong)
  if (!isWhole([...seen], team)) throw invalid([violation('ratings', 'required')])
}

/** Finds a peer evaluation for a player, for whom drafts do not exist. */
export async function requireShown(reader: Reader, key: PeerRoundKey, now: Date): Promise<PeerRoundRow> {
  const row = await requireRound(reader, key)
  if (stateOf(row, now) === 'draft') throw new Refusal('request/not-found')
  return row
}

/** Returns the team of a person who is asked; throws 403 for others. */
async function requireAsked(reader: Reader, key: PeerRoundKey, userId: number): Promise<Peer[]> {
  const peers = await listPeers(reader, key)
  const own = peers.find(peer => peer.userId === userId)
  if (!own?.isAsked) throw new Refusal('peers/not-asked')
  return peers.filter(({ companyId }) => companyId === own.companyId)
}
