import type { RoundVersion } from '@trimestre/contract/rounds'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { presentPeople } from '../users/people.ts'
import { listVersions } from './versions-repo.ts'

/** Presents the versions of a round, the oldest first. */
export async function versionsOf(reader: Reader, round: InGame): Promise<RoundVersion[]> {
  const versions = await listVersions(reader, round)
  const personOf = await presentPeople(
    reader,
    versions.flatMap(({ byUser }) => byUser ?? []),
  )
  return versions.map(({ byUser, computedAt, publishedAt, endedAt, ...version }) => {
    const by = byUser === null ? null : personOf(byUser)
    return {
      ...version,
      by: by && { id: by.id, username: by.name },
      computedAt: computedAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }
  })
}
