import type { QuestionLevel } from '@trimestre/contract/debrief'
import type { ExplanationCause } from '@trimestre/contract/explanations'
import type { ResultFieldKey } from '@trimestre/engine'

/** The figures of a published result that are numbers, in human units: BA, units, percent, points. */
export type Figures = Readonly<Record<ResultFieldKey, number>>

/** The journal of a company in a quarter, as far as its debrief needs it. */
export type PredictionScores = {
  /** 0 to 100 with two decimals; null where nothing was predicted. */
  demande: number | null
  liquidites: number | null
  resultatNet: number | null
  quarter: number | null
}

/** A company in a published quarter, with all that its debrief is computed from. */
export type CompanyQuarter = {
  companyId: number
  /** The letter, or the shown name. */
  label: string
  /** Who held it at the close. Computers and vacant seats count in sums, and are no subject. */
  isHuman: boolean
  /** Its rank among the companies that people held; null for every other one. */
  rank: number | null
  /** Whether its members agreed that it may serve as an example. */
  hasConsent: boolean
  figures: Figures
  /** Those of the quarter before; null where it had none. */
  before: Figures | null
  rankBefore: number | null
  alerts: readonly string[]
  /**
   * The causes of the change since the quarter before of the figures `result.demande`, `result.resultatNet` and
   * `result.margeCommerciale`, in the order of their explanation, as far as the reader of the debrief may see them.
   * Empty without a comparison.
   */
  causes: Readonly<Record<'demande' | 'resultatNet' | 'margeCommerciale', readonly ExplanationCause[]>>
  /** Decisions in force, by key, in human units. */
  decisions: Readonly<Record<string, number>>
  scores: PredictionScores | null
  scoresBefore: PredictionScores | null
}

/** A published quarter of a game as one reader may see it: all companies for staff, the own one for a member. */
export type ClassQuarter = {
  round: number
  quarter: number
  /** The level of the game: the guidance that its questions give. */
  guidance: QuestionLevel
  levelGame: number
  /** In the order of seat numbers. */
  companies: readonly CompanyQuarter[]
  /** The company of the member who reads; null for staff. */
  own: CompanyQuarter | null
  /** What all may see of every company, in the order of seats. */
  rivals: readonly {
    companyId: number
    label: string
    isHuman: boolean
    prixVente: number
    nombreProduitVendu: number
    partMarche: number
    partMarcheBefore: number | null
  }[]
  market: {
    demandeTotale: number
    demandeTotaleBefore: number | null
    prixMoyen: number
    prixMoyenBefore: number | null
  }
}
