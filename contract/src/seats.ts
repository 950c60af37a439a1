import * as z from 'zod'
import { link, oneOf, resource } from './fields.ts'

/** Who holds a company: its player, or nobody since an administrator took it out of the coming quarters. */
export const seatKinds = ['human', 'out'] as const
export type SeatKind = (typeof seatKinds)[number]

/** What a company is to the open quarter. */
export const seatFields = {
  kind: z.enum(seatKinds),
  /** Whether the company is among those of a quarter that closes now: not out, and its player's account enabled. */
  playing: z.boolean(),
}

export const SeatBody = z.object({ kind: oneOf(seatKinds).optional() })
export const SeatSchema = z.object({
  ...resource,
  game: z.object(link),
  kind: z.enum(seatKinds),
  /** Whether any of its quarters counts; one that is taken back then begins anew. */
  hasResults: z.boolean(),
})
export type Seat = z.output<typeof SeatSchema>
