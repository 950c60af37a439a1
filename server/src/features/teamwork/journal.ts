import type { DecisionChange } from '@trimestre/contract/teams'
import { decisionItems } from '@trimestre/engine'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { readEpochs } from '../rounds/rounds-of-game.ts'
import { presentPeople } from '../users/people.ts'
import { requireQuarter } from './quarters.ts'
import { listChanges } from './repo.ts'

/**
 * Presents who changed which value in a quarter, the newest change first. After a restart the changes of the practice
 * before it follow, each marked; those of another game that was begun again are left out.
 */
export async function journalOf(
  reader: Reader,
  company: InGame,
  { round: roundNb, name }: { round?: number | undefined; name?: string | undefined },
): Promise<DecisionChange[]> {
  const round = await requireQuarter(reader, company.gameId, roundNb)
  const epochs = await readEpochs(reader, company.gameId)
  const rows = await listChanges(reader, company, { roundId: round.id, key: name, epochs })
  const personOf = await presentPeople(
    reader,
    rows.flatMap(({ userId, acceptedBy }) => [userId, acceptedBy ?? []].flat()),
  )
  const isPracticeAt = (at: Date) =>
    epochs.present.isPractice || epochs.practices.some(({ endedAt }) => at <= endedAt)
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
    practice: isPracticeAt(at),
  }))
}

const areas = new Map<string, string>(decisionItems.map(({ key, menu }) => [key, menu]))

/** Returns the area of a decision, undefined when there is no such decision. */
export const areaOf = (key: string): string | undefined => areas.get(key)
