import * as z from 'zod'
import { pathId } from './fields.ts'

/**
 * What became of a player's request to join a game: `none` was made, it waits, it was declined, or the player may join
 * or has joined.
 */
const requestStates = ['none', 'pending', 'declined', 'accepted'] as const

export const JoinRequestStateSchema = z.object({ state: z.enum(requestStates) })
export type JoinRequestState = z.output<typeof JoinRequestStateSchema>['state']

/** A request that waits for an administrator. */
export const JoinRequestSchema = z.object({
  user: z.object({ id: z.number(), username: z.string(), displayName: z.string(), image: z.string() }),
  createdAt: z.string(),
})
export type JoinRequest = z.output<typeof JoinRequestSchema>

export const JoinRequestParams = z.object({ gameId: pathId(), userId: pathId() })
