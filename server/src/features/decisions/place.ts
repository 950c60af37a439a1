import { createBatched } from '../../platform/answers/batched.ts'
import { createKept } from '../../platform/answers/kept.ts'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type DeciderRow, type PlaceRow, readDeciders, readPlaces } from './repo.ts'

/** A company in a round of its game, with everything that decides whether its cached decision sheet is still valid. */
export type Place = DeciderRow & PlaceRow

export type Places = {
  /** Finds a company, batched with the other requests of the same moment; throws 404 when there is none. */
  requireDecider(companyId: number): Promise<DeciderRow>
  /**
   * Finds the company in a round; throws 404 when its game has no such round. The cached context expires when the
   * company saves, so the time a request takes would reveal that to a caller who may not see the company.
   */
  requirePlace(decider: DeciderRow, roundId: number | 'last'): Promise<Place>
}

const megabyte = 1024 * 1024
/** The approximate memory that a cached context takes. */
const placeBytes = 500

export function createPlaces(db: Database): Places {
  const findDecider = createBatched((ids: number[]) => readDeciders(db, ids), 1)
  const findPlace = createBatched((keys: (DeciderRow & { roundId: number | 'last' })[]) =>
    readPlaces(db, keys),
  )
  const places = createKept<PlaceRow>(4 * megabyte, () => placeBytes)

  return {
    async requireDecider(companyId) {
      const decider = await findDecider(companyId)
      if (decider === undefined) throw new Refusal('request/not-found')
      return decider
    },
    async requirePlace(decider, roundId) {
      const { companyId, revision, companyRevision } = decider
      const place = await places.get(
        `${companyId} ${roundId}`,
        `${revision} ${companyRevision}`,
        async () => {
          const found = await findPlace({ ...decider, roundId })
          if (found === undefined) throw new Refusal('request/not-found')
          return found
        },
      )
      return { ...decider, ...place }
    },
  }
}
