import * as z from 'zod'
import { violationMessages } from './errors.ts'
import { boolean, integer, line, objectOf, text } from './fields.ts'

/*
 * The debrief of a quarter or of a whole game: facts, turning points and questions from the game's own results.
 * Amounts are in BA, shares in percent; `round` is the number of a round, `quarter` that of the quarter played in it.
 */

/** The longest note of a debrief, in characters. */
export const debriefNoteMax = 5000

export const factKinds = [
  'event',
  'market',
  'prices',
  'stockouts',
  'stocks',
  'capacity',
  'people',
  'investment',
  'results',
  'cash',
  'predictions',
  'ranking',
] as const
export type FactKind = (typeof factKinds)[number]

export const turningPointKinds = ['event', 'cash', 'stockout', 'rank', 'turn', 'cause'] as const
export type TurningPointKind = (typeof turningPointKinds)[number]

/** The subjects of questions: the letter with which the id of each of their templates begins. */
export const questionThemes = ['d', 'p', 'f', 'k', 't', 'h', 'r', 'i', 'q', 'e', 'l', 'g'] as const
export type QuestionTheme = (typeof questionThemes)[number]

/** `b`: the answer is worked out in steps; `a`: two leads to follow. */
export const questionLevels = ['b', 'a'] as const
export type QuestionLevel = (typeof questionLevels)[number]

/** The figures of a sentence, by the name of its place in the text; texts are names and labels. */
const figures = z.record(z.string(), z.union([z.number(), z.string(), z.null()]))
export type DebriefFigures = z.output<typeof figures>

/** Where « Pourquoi ? » opens: a figure of a company in a quarter. The company is null for the whole class. */
const link = z.object({ companyId: z.number().nullable(), round: z.number(), figure: z.string() })
export type DebriefLink = z.output<typeof link>

export const FactSchema = z.object({
  kind: z.enum(factKinds),
  round: z.number(),
  quarter: z.number(),
  figures,
  /** The sentence in the language asked for, with its figures. */
  text: z.string(),
})
export type Fact = z.output<typeof FactSchema>

export const TurningPointSchema = z.object({
  kind: z.enum(turningPointKinds),
  round: z.number(),
  quarter: z.number(),
  /** Null when it concerns all companies. */
  companyId: z.number().nullable(),
  /** The letter or the name of the company; null without one. */
  label: z.string().nullable(),
  weight: z.number(),
  figures,
  text: z.string(),
  link: link.nullable(),
})
export type TurningPoint = z.output<typeof TurningPointSchema>

export const DebriefQuestionSchema = z.object({
  id: z.string(),
  theme: z.enum(questionThemes),
  /** The quarter that it is about: in the debrief of a whole game, not always the last one. */
  round: z.number(),
  quarter: z.number(),
  strength: z.number(),
  level: z.enum(questionLevels),
  /** The company that the question names; null when it names none. */
  companyId: z.number().nullable(),
  label: z.string().nullable(),
  figures,
  text: z.string(),
  /** The model answer: steps with the figures put in, or two leads. */
  answer: z.array(z.string()),
  link: link.nullable(),
})
export type DebriefQuestion = z.output<typeof DebriefQuestionSchema>

export const DebriefSchema = z.object({
  /** The quarter, or the last one of a debrief of the whole game. */
  round: z.number(),
  quarter: z.number(),
  version: z.number(),
  practice: z.boolean(),
  scope: z.enum(['round', 'game']),
  facts: z.array(FactSchema),
  turningPoints: z.array(TurningPointSchema),
  questions: z.array(DebriefQuestionSchema),
  /** What staff wrote down; empty for players. */
  note: z.string(),
  /** When the note was written and which version of the quarter it is about; null without a note. */
  noteOrigin: z
    .object({
      round: z.number(),
      quarter: z.number(),
      version: z.number(),
      /** Whether the quarter has a newer version. */
      superseded: z.boolean(),
      at: z.string(),
    })
    .nullable(),
  /** Whether the company agreed to serve as an example; null in the debrief of a class. */
  consent: z.boolean().nullable(),
})
export type Debrief = z.output<typeof DebriefSchema>

/** The figures of a replay: of rivals, players are given the first five. */
export const replayFigures = [
  'classement',
  'valeurSociete',
  'prixVente',
  'nombreProduitVendu',
  'partMarche',
  'demande',
  'nombreProduitsFabriques',
  'nombreProduitStok',
  'demandeNonSatisfaite',
  'resultatNet',
  'liquidites',
  'prixProduit',
  'pointsQualite',
] as const
export type ReplayFigure = (typeof replayFigures)[number]
export const publicReplayFigures = replayFigures.slice(0, 5)

export const ReplaySchema = z.object({
  quarters: z.array(z.object({ round: z.number(), quarter: z.number() })),
  companies: z.array(z.object({ companyId: z.number(), label: z.string(), kind: z.string() })),
  /** By figure: for each quarter, the value of each company in the order of `companies`; null without one. */
  series: objectOf(replayFigures, z.array(z.array(z.number().nullable()))),
})
export type Replay = z.output<typeof ReplaySchema>

const choice = { error: violationMessages.choice }
const switches = {
  /** 1: companies by their names, instead of letters. */
  names: z.enum(['0', '1'], choice).optional(),
  /** 1: with the ranking, as the last fact. */
  ranking: z.enum(['0', '1'], choice).optional(),
  lang: line(35).optional(),
}
/** The quarter played in this round, the last published one without; or the whole game. */
const period = {
  round: integer(1, 1000).optional(),
  scope: z.enum(['round', 'game'], choice).optional(),
}
export const DebriefQuery = z.object({ ...period, ...switches })
export const ReplayQuery = z.object({ names: switches.names, lang: switches.lang })

export const deckFormats = ['pptx', 'pdf'] as const
export type DeckFormat = (typeof deckFormats)[number]
/** Where the model answers are: in the notes of each slide, in an appendix, or nowhere. */
export const deckAnswers = ['notes', 'appendix', 'none'] as const
export type DeckAnswers = (typeof deckAnswers)[number]

export const deckTypes = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
} as const satisfies Record<DeckFormat, string>

export const DeckQuery = z.object({
  ...period,
  ...switches,
  format: z.enum(deckFormats, choice).default('pptx'),
  answers: z.enum(deckAnswers, choice).default('notes'),
})

export const DebriefNoteBody = z.object({ round: integer(1, 1000), text: text(debriefNoteMax) })
export const DebriefNoteSchema = z.object({ round: z.number(), text: z.string(), at: z.string().nullable() })
export type DebriefNote = z.output<typeof DebriefNoteSchema>

export const ConsentBody = z.object({ given: boolean() })
export const ConsentSchema = z.object({
  given: z.boolean(),
  /** Who answered last, and when; null before anybody has. */
  by: z.string().nullable(),
  at: z.string().nullable(),
})
export type Consent = z.output<typeof ConsentSchema>
