import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { exportFormats } from './exports.ts'
import { integer, line, number, pathId, text } from './fields.ts'
import { journalTextMax, predictionMax } from './journal-limits.ts'
import { predictedFigures } from './prediction-scores.ts'
import { PersonSchema } from './seats.ts'

/*
 * The journal of a company: what it expected of each quarter, and what it learned. Predictions are in units and BA;
 * `round` is the number of a round, `quarter` that of the quarter played in it.
 */

export const journalTexts = ['before', 'after', 'change'] as const
export type JournalText = (typeof journalTexts)[number]

/** What is saved on its own, with a revision: the texts and the predicted figures. */
export const journalFields = [...journalTexts, ...predictedFigures] as const
export type JournalField = (typeof journalFields)[number]

/** The four parts that are done or not. */
export const journalParts = ['before', 'predictions', 'after', 'change'] as const
export type JournalPart = (typeof journalParts)[number]

/** What staff read: everything, or only which parts are done. */
export const journalReadings = ['all', 'done'] as const
export type JournalReading = (typeof journalReadings)[number]

const figures = z.object({
  demande: z.number().nullable(),
  liquidites: z.number().nullable(),
  resultatNet: z.number().nullable(),
})
const scores = z.object({ ...figures.shape, quarter: z.number().nullable() })
const done = z.object({
  before: z.boolean(),
  predictions: z.boolean(),
  after: z.boolean(),
  change: z.boolean(),
})
export type JournalDone = z.output<typeof done>

const place = {
  round: z.number(),
  quarter: z.number(),
  /** The version of the quarter; of an open quarter, the one that its pass will compute. */
  version: z.number(),
  /** Whether the quarter has a newer version. */
  superseded: z.boolean(),
}

export const JournalEntrySchema = z.object({
  ...place,
  practice: z.boolean(),
  /** `hidden`: it is closed, and its results are not published. */
  state: z.enum(['open', 'hidden', 'published']),
  /** The texts; null for staff who only see which parts are done. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  change: z.string().nullable(),
  predictions: figures,
  /** What came of it; null until the quarter is published, and without a result. */
  actual: z.object({ demande: z.number(), liquidites: z.number(), resultatNet: z.number() }).nullable(),
  scores: scores.nullable(),
  done,
  /** Which parts can be written now; `before` covers the predictions, `after` also `change`. */
  writable: z.object({ before: z.boolean(), after: z.boolean() }),
  /** Who wrote each field last, by its name; null for an erased account. */
  authors: z.record(z.string(), z.object({ by: PersonSchema.nullable(), at: z.string() })),
  /** The revision of each field, by its name; 0 where it was never written. */
  revs: z.record(z.string(), z.number()),
})
export type JournalEntry = z.output<typeof JournalEntrySchema>

export const JournalSchema = z.object({
  reading: z.enum(journalReadings),
  /** The last quarter first; versions that were replaced follow the one that counts. */
  entries: z.array(JournalEntrySchema),
})
export type Journal = z.output<typeof JournalSchema>

export const CompanyJournalSchema = z.object({
  companyId: z.number(),
  /** The name of the company. */
  username: z.string(),
  ...place,
  done,
  scores: scores.nullable(),
  /** Null for staff who only see which parts are done, and in a list of all quarters. */
  texts: z.object({ before: z.string(), after: z.string(), change: z.string() }).nullable(),
})
export type CompanyJournal = z.output<typeof CompanyJournalSchema>

const roundNumber = integer(1, 1000)

export const JournalQuery = z.object({ round: roundNumber.optional() })

/** `scope=game`: all quarters, without texts, in the place of one. */
export const JournalsQuery = z.object({
  round: roundNumber.optional(),
  scope: z.enum(['game'], { error: violationMessages.choice }).optional(),
})

export const JournalExportQuery = z.object({
  format: z.enum(exportFormats, { error: violationMessages.choice }).default('csv'),
  lang: line(35).optional(),
})

export const JournalFileQuery = z.object({
  format: z.enum(['pdf'], { error: violationMessages.choice }).default('pdf'),
  lang: line(35).optional(),
})

/** A number in the path that is no round of the game is an unknown path (404). */
export const JournalParams = z.object({ id: pathId(), roundNb: pathId() })

const amount = number().refine(value => Math.abs(value) <= predictionMax, {
  error: violationMessages['out-of-bounds'],
})
const revision = integer(0, 2_147_483_647)
const revisions = Object.fromEntries(journalFields.map(field => [field, revision.optional()])) as Record<
  JournalField,
  z.ZodOptional<typeof revision>
>

/**
 * Null empties a text or a figure; a field that is left out stays as it is. A revision is the one that was read: a field
 * that somebody changed since to something else is refused.
 */
export const WriteJournalBody = z.object({
  before: text(journalTextMax).nullish(),
  after: text(journalTextMax).nullish(),
  change: text(journalTextMax).nullish(),
  predictions: z
    .object({
      demande: integer(0, predictionMax).nullish(),
      liquidites: amount.nullish(),
      resultatNet: amount.nullish(),
    })
    .optional(),
  revs: z.object(revisions).optional(),
})
export type WriteJournal = z.output<typeof WriteJournalBody>
