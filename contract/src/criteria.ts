import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { link, number, reference, resource } from './fields.ts'

/** One coefficient of a game, in the human unit of the criteria catalogue. */
export const CriteriaSchema = z.object({
  ...resource,
  name: z.string(),
  coefficient: z.number(),
  game: z.object(link),
  idGame: z.number(),
})
export type Criteria = z.output<typeof CriteriaSchema>

export const GameQuery = z.object({ game: reference() })

/** Coefficients by name; names absent keep theirs. */
export const CriteriaChangeBody = z.object({
  idGame: reference().optional(),
  fields: z.record(z.string(), number(violationMessages.number), {
    error: issue => (issue.input === undefined ? violationMessages.required : violationMessages.object),
  }),
})
