import {
  type DecisionKey,
  decisionItems,
  type Product,
  type QuarterInput,
  type StoredCompanyState,
  type StoredMarketState,
} from '@trimestre/engine'
import type { QuarterParameters } from '../../platform/db/schema.ts'

/** Null is the opening position. */
export type OpeningState = StoredCompanyState | null
/** Null is the first quarter. */
export type OpeningMarket = StoredMarketState | null
/** The market of the quarter before; its mean price is in centimes, 0 when nobody sold anything. */
export type MarketBefore = { state: OpeningMarket; prixMoyen: number }

/** A company at the opening of a quarter, with the values from its player. */
export type Entrant = {
  id: number
  /** The closing state of the quarter before; null at the opening position. */
  state: OpeningState
  given: Record<string, number>
}

/** The values of one area as a player left them. */
export type SavedArea = { area: string; draft: boolean; values: Record<string, number> }

export type Origin = 'saved' | 'draft' | 'computer' | 'carried' | 'corrected'

/** Builds the engine's input for one quarter; companies are named by their id as text. */
export function quarterInput(
  parameters: QuarterParameters,
  marketState: OpeningMarket,
  entrants: readonly Entrant[],
): QuarterInput {
  return {
    ...parameters,
    product: parameters.product as Product,
    marketState,
    companies: entrants.map(({ id, state }) => ({ id: String(id), state })),
    decisions: Object.fromEntries(entrants.map(({ id, given }) => [String(id), given])),
  }
}

/** The values of a company, and the keys that come from a draft: a draft counts where nothing was saved. */
export type GivenValues = {
  values: Record<string, number>
  fromDraft: Set<string>
  /** Whether a computer decided, and nobody else. */
  byComputer: boolean
}

/** Merges the areas of one company and round into its values. */
export function mergeSavedValues(areas: readonly SavedArea[]): GivenValues {
  const given: GivenValues = { values: {}, fromDraft: new Set(), byComputer: false }
  for (const { area, draft, values } of areas) {
    if (draft && areas.some(other => other.area === area && !other.draft)) continue
    Object.assign(given.values, values)
    if (draft) for (const key of Object.keys(values)) given.fromDraft.add(key)
  }
  return given
}

/**
 * Returns where each decision in force comes from; absent decisions took their default. This follows the engine's own
 * order of precedence (model, section 6) without computing a whole decision sheet for each of thousands of companies.
 */
export function decisionOrigins(
  level: number,
  state: OpeningState,
  given: GivenValues,
): Partial<Record<DecisionKey, Origin>> {
  const origins: Partial<Record<DecisionKey, Origin>> = {}
  for (const { key, level: levelMin, standing } of decisionItems) {
    if (levelMin > level) continue
    if (given.values[key] !== undefined) origins[key] = originOf(key, given)
    else if (standing && state?.reconduction[key] !== undefined) origins[key] = 'carried'
  }
  return origins
}

function originOf(key: string, { byComputer, fromDraft }: GivenValues): Origin {
  if (byComputer) return 'computer'
  return fromDraft.has(key) ? 'draft' : 'saved'
}
