import * as z from 'zod'
import { integer } from './fields.ts'

/** The stops of the tour of the first quarter, in order. */
export const tourStops = [
  'product',
  'price',
  'production',
  'people',
  'advertising',
  'projection',
  'submit',
] as const
export type TourStop = (typeof tourStops)[number]

/** `step` is the number of stops that the member has seen. */
export const GuideBody = z.object({ step: integer(0, tourStops.length) })

export const GuideSchema = z.object({ step: z.number(), done: z.boolean() })
export type Guide = z.output<typeof GuideSchema>
