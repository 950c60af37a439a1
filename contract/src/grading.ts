import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { boolean, integer, line, number, oneOf, text } from './fields.ts'
import {
  adjustmentReasonMax,
  adjustmentReasonMin,
  componentLabelMax,
  componentsMax,
  gradeKinds,
  gradeMaxima,
  gradeSteps,
  missingRules,
  normalisations,
  thresholdRuleNames,
} from './grading-defaults.ts'

/*
 * Grades: a scheme of weighted components, the computation of every person, versions that never change, publication and
 * reviews. Raw values have four decimals and scores two, out of 100; totals have seven; factors three.
 */

const choice = { error: violationMessages.choice }
const bounds = { error: violationMessages['out-of-bounds'] }

/** Returns whether a number is a multiple of a step, whatever the binary notation of both. */
export const isMultipleOf = (value: number, step: number): boolean => {
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

const oneOfNumbers = <const T extends readonly number[]>(values: T) =>
  number().refine((given): given is T[number] => values.includes(given), choice) as unknown as z.ZodType<
    T[number],
    number | string
  >

const amount = number().refine(value => Math.abs(value) <= 1e12, bounds)

const rule = z.object({
  rule: oneOf(thresholdRuleNames),
  points: integer(1, 100),
  /** In BA, or percent for `service`; the default of the rule without. */
  value: amount.nullish(),
})

const component = z.object({
  key: line(20).refine(given => /^[a-z0-9_]{1,20}$/.test(given), { error: violationMessages.characters }),
  kind: oneOf(gradeKinds),
  /** The name that staff gave; the kind has one in every language where it is empty. */
  label: line(componentLabelMax).nullish(),
  weight: integer(0, 100),
  normalisation: oneOf(normalisations),
  /** The raw values that score 0 and 100 in `linear`: 0 to 100, or BA for `value`. */
  low: amount.nullish(),
  high: amount.nullish(),
  options: z
    .object({
      /** Of `thresholds`. */
      rules: z
        .array(rule, { error: violationMessages.list })
        .min(1, { error: violationMessages.empty })
        .nullish(),
      /** Of `quiz`: the ids of the quizzes; without, all that are closed and count. */
      quizzes: z.array(integer(1, 2_147_483_647), { error: violationMessages.list }).nullish(),
    })
    .nullish(),
})
export type GradeComponent = z.output<typeof component>

const tableRow = z.object({
  min: number().refine(value => value >= 0 && value <= 100, bounds),
  label: line(20).refine(given => given.trim() !== '', { error: violationMessages.required }),
})

const scale = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('number'), max: oneOfNumbers(gradeMaxima), step: oneOfNumbers(gradeSteps) }),
    z.object({ kind: z.literal('letters') }),
    z.object({
      kind: z.literal('table'),
      /** From the highest: the first row whose `min` the total reaches gives the label; the last `min` is 0. */
      table: z.array(tableRow, { error: violationMessages.list }).min(2, bounds).max(20, bounds),
    }),
  ],
  choice,
)
export type GradeScale = z.output<typeof scale>

/**
 * What one value alone can say of a scheme. What hangs on several of them, such as the sum of the weights, is checked by
 * the server, with the codes of `grading/`.
 */
export const GradeSchemeBody = z.object({
  components: z
    .array(component, { error: violationMessages.list })
    .min(1, { error: violationMessages.empty })
    .max(componentsMax, bounds),
  missing: oneOf(missingRules),
  /** The numbers of the quarters that count; null for all published ones that are not practice. */
  quarters: z.array(integer(1, 100), { error: violationMessages.list }).nullish(),
  scale,
  /** The peer evaluation whose factors count; null for none. */
  peerRound: integer(1, 2_147_483_647, violationMessages.reference).nullish(),
  /** Whether staff agreed to a grade that hangs on rank for more than half. */
  acceptRank: boolean().nullish(),
})
export type GradeScheme = z.output<typeof GradeSchemeBody>

export const gradeWarningCodes = ['relative', 'rank', 'few-companies', 'nothing-measured'] as const
const warning = z.object({
  /**
   * `relative`: one company out of the ordinary moves everybody; `rank`: the grade hangs on rank for more than half;
   * `few-companies`: fewer than five are compared; `nothing-measured`: everybody's score is missing.
   */
  code: z.enum(gradeWarningCodes),
  /** The key of the component; null for the whole scheme. */
  component: z.string().nullable(),
})
export type GradeWarning = z.output<typeof warning>

/** The scheme as it is stored, with everything that was left out filled in. */
const storedComponent = z.object({
  key: z.string(),
  kind: z.enum(gradeKinds),
  label: z.string(),
  weight: z.number(),
  normalisation: z.enum(normalisations),
  low: z.number().nullable(),
  high: z.number().nullable(),
  options: z.object({
    rules: z
      .array(z.object({ rule: z.enum(thresholdRuleNames), points: z.number(), value: z.number().nullable() }))
      .nullable(),
    quizzes: z.array(z.number()).nullable(),
  }),
})
export const StoredSchemeSchema = z.object({
  components: z.array(storedComponent),
  missing: z.enum(missingRules),
  quarters: z.array(z.number()).nullable(),
  scale: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('number'), max: z.number(), step: z.number() }),
    z.object({ kind: z.literal('letters') }),
    z.object({ kind: z.literal('table'), table: z.array(z.object({ min: z.number(), label: z.string() })) }),
  ]),
  peerRound: z.number().nullable(),
  acceptRank: z.boolean(),
})
export type StoredScheme = z.output<typeof StoredSchemeSchema>

const person = z.object({ id: z.number(), username: z.string() }).nullable()

export const GradingSchema = z.object({
  scheme: StoredSchemeSchema,
  /** 0 while the scheme is the default one. */
  rev: z.number(),
  isDefault: z.boolean(),
  /** Who wrote it last, and when; null while it is the default one. */
  lastChange: z.object({ at: z.string(), by: person }).nullable(),
  warnings: z.array(warning),
})
export type Grading = z.output<typeof GradingSchema>

export const UpdateGradingBody = z.object({
  ...GradeSchemeBody.shape,
  /** The revision that was read; a scheme that somebody changed since is refused. */
  rev: integer(0, 2_147_483_647).nullish(),
})
export type GradingInput = z.output<typeof UpdateGradingBody>

const adjustment = z
  .object({
    /** In the unit of the grade; for letters and tables in points of the total. */
    amount: z.number(),
    reason: z.string(),
    at: z.string(),
    by: person,
  })
  .nullable()

export const GradeRowSchema = z.object({
  userId: z.number(),
  username: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  components: z.array(
    z.object({
      key: z.string(),
      /** The name of the component in the language of the reader. */
      label: z.string(),
      num: z.number().nullable(),
      den: z.number(),
      raw: z.number().nullable(),
      score: z.number().nullable(),
      weight: z.number(),
      /** Whether the peer factor multiplies it. */
      team: z.boolean(),
      missing: z.boolean(),
      excused: z.boolean(),
      /** What it adds to the total, with seven decimals; null when it is missing. */
      contribution: z.number().nullable(),
      /** The computation in a sentence. */
      words: z.string(),
    }),
  ),
  factor: z.object({ proposed: z.number(), effective: z.number() }),
  total: z.number().nullable(),
  /** A number, or the label of letters and tables; null when nothing could be measured. */
  grade: z.union([z.number(), z.string()]).nullable(),
  adjustment,
  final: z.union([z.number(), z.string()]).nullable(),
  /** Total, scale, rounding and adjustment, each in a sentence. */
  words: z.array(z.string()),
})
export type GradeRow = z.output<typeof GradeRowSchema>

const DistributionSchema = z.object({
  n: z.number(),
  /** Of totals out of 100, with two decimals; null without any. */
  mean: z.number().nullable(),
  median: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  sd: z.number().nullable(),
  /** How many totals are in each tenth of 100; the last one includes 100. */
  buckets: z.array(z.number()),
})
export type GradeDistribution = z.output<typeof DistributionSchema>

/** The quarters that count, by number, with the version of each. */
const quarters = z.array(z.object({ round: z.number(), quarter: z.number(), version: z.number() }))

export const GradingPreviewSchema = z.object({
  scheme: StoredSchemeSchema,
  rows: z.array(GradeRowSchema),
  distribution: DistributionSchema,
  warnings: z.array(warning),
  quarters,
})
export type GradingPreview = z.output<typeof GradingPreviewSchema>

const mark = number().refine(value => value >= 0 && value <= 100 && isMultipleOf(value, 0.01), bounds)

export const GradeMarksBody = z.object({
  component: line(20),
  marks: z
    .array(
      z.object({
        userId: integer(1, 2_147_483_647, violationMessages.reference),
        mark: mark.nullish(),
        excused: boolean().nullish(),
      }),
      { error: violationMessages.list },
    )
    .max(2000, bounds),
})
export type GradeMarksInput = z.output<typeof GradeMarksBody>

export const GradeMarksSchema = z.array(
  z.object({ userId: z.number(), mark: z.number().nullable(), excused: z.boolean() }),
)

export const AdjustGradeBody = z.object({
  amount,
  reason: text(adjustmentReasonMax)
    .refine(given => [...given.trim()].length >= adjustmentReasonMin, { error: violationMessages.required })
    .nullish(),
})
export type AdjustmentInput = z.output<typeof AdjustGradeBody>
export const AdjustmentSchema = z.object({ userId: z.number(), adjustment })

const listed = {
  n: z.number(),
  label: z.string(),
  frozenAt: z.string(),
  by: person,
  published: z.object({ at: z.string(), by: person }).nullable(),
  /** Whether a quarter that counted has a newer version since. */
  superseded: z.boolean(),
  quarters,
  people: z.number(),
}
export const GradeVersionsSchema = z.array(z.object(listed))
export const GradeVersionSchema = z.object({
  ...listed,
  scheme: StoredSchemeSchema,
  rows: z.array(GradeRowSchema),
  distribution: DistributionSchema,
  warnings: z.array(warning),
  /** What differs from the version published before: final grades that are not the same. */
  changes: z.array(
    z.object({
      userId: z.number(),
      username: z.string(),
      from: z.union([z.number(), z.string()]).nullable(),
      to: z.union([z.number(), z.string()]).nullable(),
    }),
  ),
})
export type GradeVersion = z.output<typeof GradeVersionSchema>
export type ListedGradeVersion = z.output<typeof GradeVersionsSchema>[number]

const review = z.object({
  id: z.number(),
  text: z.string(),
  at: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})
export type GradeReview = z.output<typeof review>

export const MyGradeSchema = z.object({
  published: z
    .object({
      n: z.number(),
      label: z.string(),
      publishedAt: z.string(),
      row: GradeRowSchema,
      scale: StoredSchemeSchema.shape.scale,
      quarters,
      /** Null with fewer than five people. */
      distribution: DistributionSchema.nullable(),
      /** When the version that it replaces was published; null for the first one. */
      replaces: z.string().nullable(),
    })
    .nullable(),
  /** The last one first. */
  reviews: z.array(review),
})
export type MyGrade = z.output<typeof MyGradeSchema>

export const GradeReviewSchema = review
export const GradeReviewsSchema = z.array(
  review.extend({
    userId: z.number().nullable(),
    username: z.string(),
    version: z.number(),
    answeredBy: person,
  }),
)
export type ListedGradeReview = z.output<typeof GradeReviewsSchema>[number]
