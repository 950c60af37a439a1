import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { instant, integer, line, oneOf, pathId } from './fields.ts'
import { quizAttemptsMax, quizQuestionsMax, quizSeedMax, quizTitleMax } from './quiz-limits.ts'

/*
 * Quizzes about the own results: every person answers the same questions on the figures of the own company. `round` is
 * the number of a round, `quarter` that of the quarter played in it; scores are out of 100.
 */

export const quizModes = ['number', 'choice'] as const
export type QuizMode = (typeof quizModes)[number]

/** A draft is seen by staff only. */
export const quizStates = ['draft', 'open', 'closed'] as const
export type QuizState = (typeof quizStates)[number]

/** When players see the key of each question: once the quiz is closed, or never. */
export const keyShowings = ['closing', 'never'] as const
export type KeyShowing = (typeof keyShowings)[number]

/** The units of keys: amounts in BA, percent, percentage points, units of product, days, and ratios. */
export const quizUnits = ['BA', '%', 'pt', 'u', 'd', '×'] as const
export type QuizUnit = (typeof quizUnits)[number]

export const QuizTemplateSchema = z.object({
  id: z.string(),
  /** The level of the game from which it applies, 1 to 4. */
  level: z.number(),
  unit: z.enum(quizUnits),
  /** How far an answer may be from the key, in words. */
  tolerance: z.string(),
  text: z.string(),
  /** The formula of the key, in words. */
  keyText: z.string(),
  /** The typical errors: their formulas in words, and what a person who makes them is told. */
  errors: z.array(z.object({ text: z.string(), feedback: z.string() })),
})
export type QuizTemplate = z.output<typeof QuizTemplateSchema>

export const QuizSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Null in a draft about a quarter that is not published yet, as plans and copies of games make them. */
  round: z.number().nullable(),
  quarter: z.number(),
  version: z.number().nullable(),
  /** Whether the quarter has a newer version: the quiz then takes no more answers. */
  superseded: z.boolean(),
  /**
   * Of a superseded quiz: whether grades leave it out (`true`), since staff made it again on the new version, or count it
   * (`false`), since they kept it; null until they decide, and then it is not counted.
   */
  excluded: z.boolean().nullable(),
  state: z.enum(quizStates),
  /** Questions of this level of the game at most. */
  level: z.number(),
  mode: z.enum(quizModes),
  attempts: z.number(),
  showKey: z.enum(keyShowings),
  count: z.number().nullable(),
  /** The templates in their order; null where they are drawn, and for players. */
  templates: z.array(z.string()).nullable(),
  /** The seed of the draw; null for players. */
  seed: z.number().nullable(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  /** How many people have opened and how many have handed in their paper; null for players. */
  progress: z.object({ asked: z.number(), opened: z.number(), finished: z.number() }).nullable(),
  /** The paper of the caller; null for staff, for observers, and without a result in the quarter. */
  mine: z
    .object({
      opened: z.boolean(),
      finished: z.boolean(),
      /** Null until the paper is handed in or the quiz is closed, and for those who never opened it. */
      score: z.number().nullable(),
    })
    .nullable(),
})
export type Quiz = z.output<typeof QuizSchema>

const fields = {
  title: line(quizTitleMax).refine(given => given.trim() !== '', { error: violationMessages.required }),
  round: integer(1, 1000),
  level: integer(1, 4, violationMessages.level).nullish(),
  /** The templates in their order; otherwise `count` of those that apply are drawn for each person. */
  templates: z
    .array(line(10), { error: violationMessages.list })
    .max(quizQuestionsMax, { error: violationMessages['out-of-bounds'] })
    .nullish(),
  count: integer(1, quizQuestionsMax).nullish(),
  mode: oneOf(quizModes).nullish(),
  attempts: integer(1, quizAttemptsMax).nullish(),
  showKey: oneOf(keyShowings).nullish(),
  /** When it opens; without, it stays a draft until it is opened. */
  opensAt: instant().nullish(),
  closesAt: instant().nullish(),
  seed: integer(0, quizSeedMax).nullish(),
}
export const CreateQuizBody = z.object(fields)
export type QuizInput = z.output<typeof CreateQuizBody>

/** What is left out stays as it is. */
export const UpdateQuizBody = z.object({
  ...fields,
  title: fields.title.optional(),
  round: fields.round.optional(),
})
export type QuizChange = z.output<typeof UpdateQuizBody>

export const QuizParams = z.object({ id: pathId(), quizId: pathId() })

/** The language of the texts; that of the browser when it is missing or unknown. */
export const QuizTextsQuery = z.object({ lang: line(35).optional() })

/** `round`: which templates apply to how many companies in this quarter; the last published one without. */
export const QuizProposalQuery = z.object({
  round: integer(1, 1000).optional(),
  level: integer(1, 4, violationMessages.level).optional(),
  mode: z.enum(quizModes, { error: violationMessages.choice }).optional(),
  lang: line(35).optional(),
})
export const QuizProposalSchema = z.object({
  round: z.number(),
  quarter: z.number(),
  /** How many companies have a result in the quarter. */
  companies: z.number(),
  /** All templates with the number of companies to which each applies, in their order. */
  templates: z.array(QuizTemplateSchema.extend({ applies: z.number() })),
  /** Ten that apply to most companies, on different subjects. */
  proposed: z.array(z.string()),
})
export type QuizProposal = z.output<typeof QuizProposalSchema>

export const QuizPreviewQuery = z.object({ company: integer(1, 2_147_483_647), lang: line(35).optional() })

const option = z.object({ text: z.string() })
const question = {
  n: z.number(),
  template: z.string(),
  level: z.number(),
  text: z.string(),
  unit: z.enum(quizUnits),
  decimals: z.number(),
  /** The options of a question of choice, in the order of their indexes from 0; null where a number is typed. */
  options: z.array(option).nullable(),
}

/** The key of a question: after closing, or for staff. */
const solution = z.object({
  value: z.number(),
  /** The index of the option that is right. */
  option: z.number().nullable(),
  /** The formula with the figures put in, such as « 45 000 BA = 50 × 900 ». */
  worked: z.string(),
  /** The formula in words. */
  formula: z.string(),
  /** The figure that « Pourquoi ? » opens; null without one. */
  figure: z.string().nullable(),
})

export const QuizAnswerSchema = z.object({
  attempt: z.number(),
  /** What was understood of the answer: a number, or the index of an option. */
  value: z.number(),
  right: z.boolean(),
  feedback: z.string(),
  points: z.number().nullable(),
})

export const PaperSchema = z.object({
  quiz: QuizSchema,
  company: z.object({ id: z.number(), name: z.string() }),
  /** How many questions were asked for: a paper is shorter where fewer apply to the company. */
  asked: z.number(),
  finished: z.boolean(),
  questions: z.array(
    z.object({
      ...question,
      attemptsLeft: z.number(),
      answers: z.array(QuizAnswerSchema),
      key: solution.nullable(),
    }),
  ),
  /** Null until the paper is handed in or the quiz is closed. */
  score: z.number().nullable(),
})
export type Paper = z.output<typeof PaperSchema>

export const PreviewSchema = z.object({
  company: z.object({ id: z.number(), name: z.string() }),
  asked: z.number(),
  questions: z.array(
    z.object({
      ...question,
      key: solution.extend({ tolerance: z.number() }),
      errors: z.array(z.object({ value: z.number(), text: z.string(), feedback: z.string() })),
    }),
  ),
})
export type QuizPreview = z.output<typeof PreviewSchema>

/** `answer`: a number, a number as it is written in `lang`, or the index of an option. */
export const AnswerBody = z.object({
  question: integer(1, quizQuestionsMax),
  answer: z.union([z.number(), line(60)], { error: violationMessages.required }),
  lang: line(35).nullish(),
})
export type AnswerInput = z.output<typeof AnswerBody>

export const AnsweredSchema = z.object({
  /** What was understood of the answer. */
  value: z.number(),
  right: z.boolean(),
  feedback: z.string(),
  attemptsLeft: z.number(),
  points: z.number().nullable(),
})
export type Answered = z.output<typeof AnsweredSchema>

export const QuizResultsSchema = z.object({
  quiz: QuizSchema,
  people: z.array(
    z.object({
      userId: z.number(),
      username: z.string(),
      companyId: z.number(),
      companyName: z.string(),
      questions: z.number(),
      points: z.number(),
      /** Null for a person who never opened it. */
      score: z.number().nullable(),
      openedAt: z.string().nullable(),
      finishedAt: z.string().nullable(),
    }),
  ),
  statistics: z.array(
    z.object({
      template: z.string(),
      text: z.string(),
      /** How many papers have the question. */
      n: z.number(),
      firstRight: z.number(),
      /** The share of papers on which the first answer is right, in percent; null without a paper. */
      difficulty: z.number().nullable(),
      /** The share of right first answers among the best minus that among the weakest; null for fewer than 10 papers. */
      discrimination: z.number().nullable(),
      /** The typical error made most often, and on how many papers. */
      commonError: z.object({ index: z.number(), n: z.number(), feedback: z.string() }).nullable(),
    }),
  ),
})
export type QuizResults = z.output<typeof QuizResultsSchema>

export const quizFileFormats = ['gift', 'moodle'] as const
export type QuizFileFormat = (typeof quizFileFormats)[number]
export const quizFileTypes = {
  gift: 'text/plain',
  moodle: 'application/xml',
} as const satisfies Record<QuizFileFormat, string>

export const QuizFileQuery = z.object({
  format: z.enum(quizFileFormats, { error: violationMessages.choice }).default('gift'),
  mode: z.enum(quizModes, { error: violationMessages.choice }).optional(),
  lang: line(35).optional(),
})
