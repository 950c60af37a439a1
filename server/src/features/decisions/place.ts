import { createBatched } from '../../platform/answers/batched.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type PlaceKey, type PlaceRow, readPlaces } from './repo.ts'

/** A company in a round of its game, with all that tells whether its sheet of decisions is still true. */
export type KnownPlace = PlaceRow & { roundId: number }

/** The viewer is null where nobody is to see what the company has given. */
export type RequirePlace = (
  viewer: Caller | null,
  ids: { companyId: number; roundId: number },
) => Promise<KnownPlace>

/** Finds the place together with those that others ask for in the same moment; 404 when there is none. */
export function createRequirePlace(db: Database): RequirePlace {
  const find = createBatched((keys: PlaceKey[]) => readPlaces(db, keys), 1)
  return async (viewer, { companyId, roundId }) => {
    const isStaff = viewer !== null && viewer.role !== 'ROLE_USER'
    const place = await find({ companyId, roundId, userId: viewer?.id ?? null, isStaff })
    if (place === undefined || place.roundId === null) throw new Refusal('request/not-found')
    return { ...place, roundId: place.roundId }
  }
}
