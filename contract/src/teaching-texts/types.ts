import type { DecisionKey, EventKey, ResultFieldKey } from '@trimestre/engine'
import type { ExplanationCause } from '../explanations.ts'
import type { Language, languages } from '../languages.ts'

/*
 * The sentences of debriefs and journals that the server writes too: in files, and in answers. The compiler counts the
 * keys of every language. Places and plurals are those of `fill.ts`; amounts are in BA and say so.
 */

/** The languages with texts of their own; a regional variant has those of its base. */
export type TeachingLanguage = {
  [code in Language]: (typeof languages)[code] extends { base: string } ? never : code
}[Language]

/** Facts of a class, by kind and variant; those ending in `Own` are about the company of the reader. */
export const factTexts = [
  'event',
  'marketUp',
  'marketDown',
  /** Without a change, or without a quarter to compare with. */
  'marketSame',
  'prices',
  /** All at one price. */
  'pricesSame',
  'stockouts',
  'stockoutsOwn',
  'stocks',
  'stocksOwn',
  /** With units lost for lack of room. */
  'stocksLost',
  'stocksLostOwn',
  'capacity',
  'capacityOwn',
  'people',
  'peopleOwn',
  'investment',
  'investmentOwn',
  'results',
  'resultsOwnProfit',
  'resultsOwnLoss',
  'cash',
  'cashOwn',
  'predictions',
  'predictionsOwn',
  /** By the number of companies that have a rank. */
  'rankingOne',
  'rankingTwo',
  'rankingThree',
  /** Follows any of the three. */
  'rankingClimber',
] as const
export type FactText = (typeof factTexts)[number]

/** Turning points by kind and variant. Up is what raises the net result. */
export const turningPointTexts = [
  'eventUp',
  'eventUpOwn',
  'eventDown',
  'eventDownOwn',
  'overdraft',
  'overdraftOwn',
  'rescue',
  'rescueOwn',
  'stockout',
  'stockoutOwn',
  'rankUp',
  'rankUpOwn',
  'rankDown',
  'rankDownOwn',
  'rankTook1',
  'rankTook1Own',
  'rankLost1',
  'rankLost1Own',
  'turnUp',
  'turnUpOwn',
  'turnDown',
  'turnDownOwn',
  'causeUp',
  'causeUpOwn',
  'causeDown',
  'causeDownOwn',
] as const
export type TurningPointText = (typeof turningPointTexts)[number]

export const questionIds = [
  ...['d01', 'd02', 'd03', 'd04', 'd05'],
  ...['p06', 'p07', 'p08', 'p09', 'p10'],
  ...['f11', 'f12', 'f13', 'f14', 'f15', 'f16'],
  ...['k17', 'k18', 'k19'],
  ...['t20', 't21', 't22', 't23', 't24'],
  ...['h25', 'h26', 'h27', 'h28', 'h29'],
  ...['r30', 'r31', 'r32', 'r33', 'r34'],
  ...['i35', 'i36', 'i37', 'i38'],
  ...['q39', 'q40'],
  ...['e41'],
  ...['l42', 'l43', 'l44'],
  ...['g45', 'g46', 'g47', 'g48', 'g49'],
] as const
export type QuestionId = (typeof questionIds)[number]

export type QuestionText = {
  text: string
  /** Instead of `text` where the company must not be named; present where `text` has a label, which begins it. */
  unnamed?: string
  /** The answer in steps. A step is left out when a figure of it is unknown or hidden; the last one has no figure. */
  b: readonly string[]
  /** Two leads, without figures. */
  a: readonly [string, string]
}

/** What a question says otherwise where it is about the company of the reader; the rest is as for a class. */
export type OwnQuestionText = {
  /** Has no number of companies, and no label. */
  text?: string
  /** Steps of the answer, each by its place. */
  b?: Readonly<Record<number, string>>
  a?: readonly [string, string]
}

/** The charges of question r32. */
export const charges = ['masseSalariale', 'coutsMP', 'budgetPub', 'coutStock', 'coutTransport'] as const
export type Charge = (typeof charges)[number]

/** The figures that a question or a turning point shows as its evidence, and those of a replay. */
export const namedFigures = [
  'avancementtoursuivant',
  'budgetPub',
  'budgetRD',
  'capaciteProduction',
  'chiffreAffaires',
  'classement',
  'coutMachine',
  'coutSAV',
  'coutSousActivite',
  'coutStock',
  'coutTransport',
  'coutlicenciement',
  'coutsMP',
  'creancesClients',
  'demande',
  'demandeNonSatisfaite',
  'demandeReportee',
  'demissions',
  'dettesFinancieres',
  'impotSocietes',
  'liquidites',
  'margeCommerciale',
  'masseSalariale',
  'moralOuvrier',
  'niveauRD',
  'nombreProduitStok',
  'nombreProduitVendu',
  'nombreProduitsFabriques',
  'partMarche',
  'pointsQualite',
  'pretUrgence',
  'prixProduit',
  'prixVente',
  'produitsPerdus',
  'resultatNet',
  'tauxFormation',
  'usureMachine',
  'valeurSociete',
] as const satisfies readonly ResultFieldKey[]
export type NamedFigure = (typeof namedFigures)[number]

export type DeckWords = {
  /** The titles of the document and of its slides. */
  titleQuarter: string
  titleGame: string
  titleQuarterOf: string
  titleGameOf: string
  facts: string
  market: string
  priceShare: string
  value: string
  moments: string
  questions: string
  questionOf: string
  predictions: string
  ranking: string
  about: string
  answers: string
  answer: string
  leads: string
  note: string
  noteSuperseded: string
  why: string
  /** The mark of practice quarters, and of what is empty. */
  practiceLong: string
  noMoments: string
  /** On the last page. */
  version: string
  writtenOn: string
  quarterPlayed: string
  quartersPlayed: string
  lettersOnly: string
  fromResults: string
  /** Words of tables and charts. */
  quarter: string
  quarterShort: string
  company: string
  rank: string
  meanPrice: string
  totalDemand: string
  /** Names of axes, with their units. */
  axisQuarter: string
  axisPrice: string
  axisShare: string
  axisValue: string
  axisDemand: string
  axisMeanPrice: string
  axisScore: string
  /** The unit of quantities, alone. */
  units: string
  /** Descriptions of charts for readers who do not see them. */
  altMarket: string
  altMarketOne: string
  altPriceShare: string
  altValue: string
  altEvidence: string
  /** Names of files, without their endings. */
  fileQuarter: string
  fileGame: string
}

export type JournalWords = {
  title: string
  titleOf: string
  /** The three prompts. */
  before: string
  after: string
  change: string
  prediction: string
  figure: string
  predicted: string
  actual: string
  difference: string
  score: string
  scoreQuarter: string
  demande: string
  liquidites: string
  resultatNet: string
  author: string
  part: string
  quarter: string
  nothing: string
  erased: string
  file: string
}

export type PlaceInSentence = 'atStart' | 'within'

export type TeachingTexts = {
  language: TeachingLanguage
  /** Between two sentences of a paragraph. */
  space: string
  /** A company that is called by a letter, with the article that a sentence needs. */
  company: Readonly<Record<PlaceInSentence, string>>
  facts: Readonly<Record<FactText, string>>
  turningPoints: Readonly<Record<TurningPointText, string>>
  questions: Readonly<Record<QuestionId, QuestionText>>
  ownQuestions: Readonly<Partial<Record<QuestionId, OwnQuestionText>>>
  charges: Readonly<Record<Charge, string>>
  figures: Readonly<Record<NamedFigure, string>>
  decisions: Readonly<Record<DecisionKey, string>>
  /** The events that the product ships, by their first names. */
  events: Readonly<Record<EventKey, string>>
  /** Causes without a decision or an event. */
  causes: Readonly<Record<Exclude<ExplanationCause['kind'], 'decision' | 'event'>, string>>
  deck: DeckWords
  journal: JournalWords
}
