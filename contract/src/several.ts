import * as z from 'zod'
import { violationMessages } from './errors.ts'

/** A page asks seven at its first visit. */
export const questionsMax = 12

const addresses = z
  .array(z.string(), {
    error: ({ input }) => (input === undefined ? violationMessages.required : violationMessages.list),
  })
  .max(questionsMax, { error: violationMessages['out-of-bounds'] })

export const SeveralQuery = z.object({
  // A parameter that is given once arrives as a text.
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
  /** Those that tell something of the answer: `retry-after`, `x-total-count`. */
  headers: z.record(z.string(), z.string()).optional(),
  /** What the call answers, or the problem it is refused with. */
  body: z.unknown(),
})
export type SeveralAnswer = z.output<typeof AnswerSchema>

/** As many answers as questions, in their order. A tuple, since an array would be a collection, which comes in pages. */
export const SeveralAnswersSchema = z.tuple([AnswerSchema], AnswerSchema)
