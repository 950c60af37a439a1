import type { PeerForm } from '@trimestre/contract/peers'
import { useState } from 'react'
import { readStoredJson, writeStored } from '../../../domain/storage.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import type { PeerPlace } from './peer-queries.ts'
import { beginRatings, type Ratings, rate } from './peer-ratings.ts'

export type RatingFields = ReturnType<typeof useRatings>

/** Returns what is chosen in a form and what changes it; until it is given, it stays on this device. */
export function useRatings(form: PeerForm, { gameId, peerRoundId }: PeerPlace) {
  const { user } = useSignedIn()
  const key = `draft:peers:${user.id}:${gameId}:${peerRoundId}`
  const [stored, setStored] = useState(() => readStoredJson<Ratings>(key))
  const ratings = beginRatings(form, stored)
  const change = (next: Ratings | null) => {
    setStored(next)
    writeStored(key, next && JSON.stringify(next))
  }
  return {
    ratings,
    /** Whether something is chosen that was not given. */
    isChanged: stored !== null,
    rate: (userId: number, index: number, value: number) => change(rate(ratings, userId, index, value)),
    comment: (userId: number, comment: string) =>
      change({ ...ratings, [userId]: { ratings: ratings[userId]?.ratings ?? [], comment } }),
    forget: () => change(null),
  }
}
