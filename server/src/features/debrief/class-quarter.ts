import type { QuestionLevel } from '@trimestre/contract/debrief'
import type { ExplanationCause } from '@trimestre/contract/explanations'
import type { PredictionScores } from '@trimestre/contract/prediction-scores'
import type { EventKey, ResultFieldKey } from '@trimestre/engine'

/** The figures of a published result that are numbers, in human units: BA, units, percent, points. */
export type Figures = Readonly<Record<ResultFieldKey, number>>

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

/** Every game has it in every round, so that it is no occurrence. */
export const taxKey: EventKey = 'impot'

/** An event that acted on the net results, with what it was for every company. */
export type OccurredEvent = {
  /** Its key; one without a key is the same wherever it has the same name. */
  id: string
  key: string | null
  name: string | null
  amounts: readonly number[]
}

/** Returns the events among the causes of the net results of these companies, in the order of their first cause. */
export function eventsOf(companies: readonly CompanyQuarter[]): OccurredEvent[] {
  const causes = companies.flatMap(({ causes }) =>
    causes.resultatNet.filter(({ kind, key }) => kind === 'event' && key !== taxKey),
  )
  const byEvent = Map.groupBy(causes, ({ key, name }) => key ?? `« ${name}`)
  return [...byEvent].map(([id, same]) => ({
    id,
    key: same[0]?.key ?? null,
    name: same[0]?.name ?? null,
    amounts: same.map(({ amount }) => amount),
  }))
}
