import * as z from 'zod'
import { violationMessages } from './errors.ts'
import {
  boolean,
  emptyAsObject,
  instant,
  integer,
  line,
  link,
  number,
  oneOf,
  openRecord,
  pathId,
} from './fields.ts'
import { anomalyCodes, publicationDelayMax, reasonMax, versionsMax } from './round-limits.ts'
import { seatKinds } from './seats.ts'

/**
 * `open`: decisions are taken; `hidden`: computed, and shown to staff only; `published`: shown to everybody; `superseded`:
 * no longer in the game's line of rounds, after an earlier quarter was opened again.
 */
export const roundStates = ['open', 'hidden', 'published', 'superseded'] as const
export type RoundState = (typeof roundStates)[number]

/**
 * The states of a version, one computation of a quarter; `withdrawn`: undone before anybody but staff saw it;
 * `superseded`: replaced after it was seen.
 */
export const versionStates = ['hidden', 'published', 'withdrawn', 'superseded'] as const
export type VersionState = (typeof versionStates)[number]

/** Whether the results of a quarter that is closed are shown at once, or when staff publishes them. */
export const publicationModes = ['immediate', 'held'] as const

export const PublicationSchema = z.object({
  mode: z.enum(publicationModes),
  /** Minutes from the close of a held quarter to its publication; null: it is published by hand. */
  delay: z.number().nullable(),
  /** Whether the publication after `delay` also opens the next quarter. */
  opensNext: z.boolean(),
})
export type Publication = z.output<typeof PublicationSchema>

/** The publication of a game in which nothing else was chosen. */
export const publishedAtOnce: Publication = { mode: 'immediate', delay: null, opensNext: true }

/**
 * Where the decisions of a company come from: a final sheet, one that was filled in, the quarter before, the computer that
 * holds its seat, or one that decides in the place of absent people.
 */
export const dryRunGiven = ['submitted', 'sheet', 'carried', 'computer', 'substitute'] as const
export type DryRunGiven = (typeof dryRunGiven)[number]

export const DryRunAnomalySchema = z.object({
  code: z.enum(anomalyCodes),
  companyId: z.number(),
  /**
   * In human units: percent of the market, BA of cash or net value, percent of change of the price, quarters of sales in
   * stock. Null where there is nothing to measure.
   */
  value: z.number().nullable(),
})
export type DryRunAnomaly = z.output<typeof DryRunAnomalySchema>

/** The answer to a rehearsal: what a pass would make of the sheets as they are; figures in human units. */
export const DryRunSchema = z.object({
  round: z.object({ ...link, roundNb: z.number() }),
  /** The instant of the sheets. */
  at: z.string(),
  /** The hash of everything that it was computed from; the answer of the pass names its own. */
  inputs: z.string(),
  companies: z.array(
    z.object({
      companyId: z.number(),
      seat: z.number(),
      kind: z.enum(seatKinds),
      username: z.string(),
      classement: z.number(),
      valeurSociete: z.number(),
      resultatNet: z.number(),
      liquidites: z.number(),
      partMarche: z.number(),
      alertes: z.array(z.string()),
      given: z.enum(dryRunGiven),
    }),
  ),
  anomalies: z.array(DryRunAnomalySchema),
})
export type DryRun = z.output<typeof DryRunSchema>

/** What is not named stays as it is. */
export const PublicationBody = z.object({
  mode: oneOf(publicationModes).optional(),
  delay: integer(0, publicationDelayMax).nullish(),
  opensNext: boolean().optional(),
})
export type PublicationChange = z.output<typeof PublicationBody>

/**
 * `at`: the hidden quarter is published then; without it, at once. `opensNext`: whether its publication opens the next
 * quarter.
 */
export const PublishBody = z.preprocess(
  emptyAsObject,
  z.object({ at: instant().optional(), opensNext: boolean().optional() }),
)

export const RoundVersionSchema = z.object({
  version: z.number(),
  state: z.enum(versionStates),
  /** The epoch of the game in which it was computed, and whether that was practice. */
  epoch: z.number(),
  practice: z.boolean(),
  /** The hash of what it was computed from; null for quarters of earlier versions of the product. */
  inputs: z.string().nullable(),
  engineVersion: z.string().nullable(),
  /** Why staff computed it again, or had the quarter played again; empty otherwise. */
  reason: z.string(),
  /** Who closed the quarter; null for a clock. */
  by: z.object({ id: z.number(), username: z.string() }).nullable(),
  computedAt: z.string(),
  publishedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The number of companies that it was computed for. */
  companies: z.number(),
})
export type RoundVersion = z.output<typeof RoundVersionSchema>

export const VersionParams = z.object({ id: pathId(), version: pathId() })

/** How a published quarter is opened again: to be decided again, or only to be computed again. */
export const reopenModes = ['replay', 'recompute'] as const
export const sheetsChoices = ['keep', 'clear'] as const

const unlikeRecord = () => violationMessages.object

/**
 * `sheets`: whether what was saved stands in the sheets that are decided again. `decisions`: for a quarter that is
 * computed again, the values that take the place of those given, by company and key, in human units.
 */
export const ReopenBody = z.object({
  reason: line(reasonMax).pipe(z.string().regex(/\S/, { error: violationMessages.required })),
  mode: oneOf(reopenModes),
  sheets: oneOf(sheetsChoices).optional(),
  decisions: openRecord(openRecord(number(violationMessages.number), unlikeRecord), unlikeRecord).optional(),
})
export type Reopen = z.output<typeof ReopenBody>

export const CompareQuery = z.object({ from: integer(1, versionsMax), to: integer(1, versionsMax) })

/** What a quarter is computed from; `opening`: the states in which it opened. */
export const inputKinds = ['decision', 'criterion', 'event', 'phase', 'level', 'product', 'opening'] as const

const comparedValue = z.union([z.number(), z.string()]).nullable()

export const ComparisonSchema = z.object({
  from: z.number(),
  to: z.number(),
  /** The inputs that differ; those of one company name it. Null: it was absent. */
  inputs: z.array(
    z.object({
      kind: z.enum(inputKinds),
      companyId: z.number().nullable(),
      name: z.string(),
      from: comparedValue,
      to: comparedValue,
    }),
  ),
  /** The figures that differ, in human units, by company and in the order of the result columns. */
  companies: z.array(
    z.object({
      companyId: z.number(),
      username: z.string(),
      figures: z.array(z.object({ name: z.string(), from: comparedValue, to: comparedValue })),
    }),
  ),
})
export type Comparison = z.output<typeof ComparisonSchema>

export const PracticeBody = z.object({ practice: boolean() })

/** `carry`: the sheets begin with what was given in the last closed quarter. A game that was no practice needs a reason. */
export const RestartBody = z.object({
  decisions: oneOf(['carry', 'clear']),
  reason: line(reasonMax).nullish(),
})

/**
 * `epoch`: the practice quarters of an earlier epoch, as they were when the game was restarted. `version`: the quarters
 * with this version, whatever became of it; for staff only.
 */
export const CompanyResultsQuery = z.object({
  epoch: integer(1, 1000).optional(),
  version: integer(1, versionsMax).optional(),
})
