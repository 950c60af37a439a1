import * as z from 'zod'
import { link, oneOf, resource } from './fields.ts'

/** The control of a company: by its player, or by nobody since an administrator took it out of the coming quarters. */
export const seatKinds = ['human', 'out'] as const
export type SeatKind = (typeof seatKinds)[number]

/** The state of a company in the open quarter. */
export const seatFields = {
  kind: z.enum(seatKinds),
  /**
   * Whether the company would take part in a quarter that closes now: it is not out, and its player's account is
   * enabled.
   */
  playing: z.boolean(),
}

export const SeatBody = z.object({ kind: oneOf(seatKinds).optional() })
export const SeatSchema = z.object({
  ...resource,
  game: z.object(link),
  kind: z.enum(seatKinds),
  /** Whether the company has results that count; such a company starts again when it is taken back in. */
  hasResults: z.boolean(),
})
export type Seat = z.output<typeof SeatSchema>
