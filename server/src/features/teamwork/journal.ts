import type { DecisionChange } from '@trimestre/contract/teams'
import { decisionItems } from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { presentPeople } from '../users/people.ts'
import { requireQuarter } from './quarters.ts'
import { isPractising, listChanges, listEndedEpochs } from './repo.ts'

/** Presents who changed which value in a quarter, the newest change first. */
export async function journalOf(
  reader: Reader,
  company: InGame,
  { round: roundNb, name }: { round?: number | undefined; name?: string | undefined },
): Promise<DecisionChange[]> {
  const round = await requireQuarter(reader, company.gameId, roundNb)
  const rows = await listChanges(reader, company, round.id, name)
  const personOf = await presentPeople(
    reader,
    rows.flatMap(({ userId, acceptedBy }) => [userId, acceptedBy ?? []].flat()),
  )
  const practiceAt = await practiceOf(reader, company.gameId)
  return rows.map(({ id, key, before, after, version, outcome, userId, acceptedBy, at }) => ({
    id,
    name: key,
    area: areaOf(key) ?? '',
    before,
    after,
    version,
    outcome,
    by: personOf(userId),
    acceptedBy: acceptedBy === null ? null : personOf(acceptedBy),
    at: at.toISOString(),
    practice: practiceAt(at),
  }))
}

/** Returns the function that tells whether a game was in practice at an instant. */
async function practiceOf(reader: Reader, gameId: number): Promise<(at: Date) => boolean> {
  const ended = await listEndedEpochs(reader, gameId)
  const isPractice = await isPractising(reader, gameId)
  return at => ended.find(({ endedAt }) => endedAt !== null && at <= endedAt)?.isPractice ?? isPractice
}

const areas = new Map<string, string>(decisionItems.map(({ key, menu }) => [key, menu]))

/** Returns the area of a decision, undefined when there is no such decision. */
export const areaOf = (key: string): string | undefined => areas.get(key)
