import { createBatched } from '../../platform/answers/batched.ts'
import { createKept } from '../../platform/answers/kept.ts'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type DeciderRow, type PlaceRow, readDeciders, readPlaces } from './repo.ts'

/** A company in a round of its game, with all that tells whether its sheet of decisions is still true. */
export type Place = DeciderRow & PlaceRow

export type Places = {
  /** Finds a company together with those that others ask for in the same moment; 404 when there is none. */
  requireDecider(companyId: number): Promise<DeciderRow>
  /**
   * The company in a round; 404 when its game has none such. What is kept of it is old once the company decides: asked
   * for by somebody who may not see that, it would tell by the work it takes.
   */
  requirePlace(decider: DeciderRow, roundId: number | 'last'): Promise<Place>
}

const megabyte = 1024 * 1024
/** About what a place takes in memory. */
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
