import * as z from 'zod'
import { violationMessages } from './errors.ts'

/** The largest number of requests in a batch; a page sends seven at its first visit. */
export const questionsMax = 12

const addresses = z
  .array(z.string(), {
    error: ({ input }) => (input === undefined ? violationMessages.required : violationMessages.list),
  })
  .max(questionsMax, { error: violationMessages['out-of-bounds'] })

export const SeveralQuery = z.object({
  // A parameter that occurs once arrives as a string.
  path: z
    .preprocess(given => (typeof given === 'string' ? [given] : given), addresses)
    .meta({
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      maxItems: questionsMax,
      description: 'Addresses of GET calls that answer JSON, from `/api` on and with their query.',
    }) as unknown as z.ZodType<string[], string[]>,
})

const AnswerSchema = z.object({
  status: z.number(),
  /** Headers with information about the response: `retry-after`, `x-total-count`. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The response of the call, or the problem with which it is refused. */
  body: z.unknown(),
})
export type SeveralAnswer = z.output<typeof AnswerSchema>

/**
 * The responses, one per request and in the same order. A tuple, since an array would be a collection, which is
 * paginated.
 */
export const SeveralAnswersSchema = z.tuple([AnswerSchema], AnswerSchema)
