import type { DecisionKey } from './catalogue/decisions.ts'
import type { Balances } from './journal.ts'

/** A lot of machines bought together. */
export interface MachineLot {
  readonly count: number
  /** Purchase price of one machine, centimes. */
  readonly price: number
  /** Quarters in service. */
  readonly age: number
}

/** A building or an extension of the warehouse. */
export interface Building {
  /** Purchase value, centimes. */
  readonly value: number
  /** Quarters in service. */
  readonly age: number
}

export interface Loan {
  /** Capital still owed, centimes. */
  readonly capital: number
  /** Interest per quarter, millionths. */
  readonly rate: number
  /** Instalment per quarter, centimes. */
  readonly annuity: number
  /** Instalments left. */
  readonly instalments: number
  /** Granted automatically to fill a hole beyond the overdraft limit. */
  readonly emergency: boolean
}

/** The seven terms of attraction, in billionths (model, section 8.7). */
export interface AttractionTerms {
  readonly price: number
  readonly advertising: number
  readonly quality: number
  readonly research: number
  readonly service: number
  readonly delivery: number
  readonly terms: number
}

/** The components of a company's demand in one segment of the market. */
export interface SegmentDemand {
  /** Primary demand, units. */
  readonly demand: number
  /** Logarithm of the segment's demand per firm, billionths. */
  readonly market: number
  readonly terms: AttractionTerms
}

/** The components of the previous quarter's demand, stored to explain the next change (model, section 8.13). */
export interface DemandComponents {
  /** Primary demand of all segments, units. */
  readonly demand: number
  /** Demand received from rivals' stock-outs, units. */
  readonly received: number
  /** One entry per segment of the market. */
  readonly segments: readonly SegmentDemand[]
}

/** In recovery a company's debts are frozen and its decisions limited (model, section 11). */
type Status = 'normal' | 'recovery'

/** The position of a company between two quarters (`s.x` of the model). Amounts in centimes, ratios in millionths. */
export interface Position {
  readonly quarterNumber: number
  readonly balances: Balances
  readonly machines: readonly MachineLot[]
  readonly buildings: readonly Building[]
  readonly loans: readonly Loan[]
  /** Receivables due in the coming quarter, and the one after. */
  readonly receivableNext: number
  readonly receivableLater: number
  readonly stock: number
  /** Capacity of the company's own warehouse, units. */
  readonly storage: number
  readonly workers: number
  readonly wear: number
  readonly morale: number
  readonly training: number
  /** Units produced since the game began. */
  readonly experience: number
  /** Advertising that customers still remember, centimes. */
  readonly awareness: number
  readonly reputation: number
  readonly service: number
  /** Payment delay customers remember, millionths of a quarter. */
  readonly paymentDelay: number
  /** Unsatisfied share of the last demand. */
  readonly stockOutRate: number
  readonly lastSales: number
  readonly researchLevel: number
  readonly researchSpent: number
  readonly researchEffective: number
  readonly researchCapital: number
  readonly brandCapital: number
  /** Research and brand capital at the opening of the game; only the excess over each counts in the value. */
  readonly openingResearch: number
  readonly openingBrand: number
  /** Losses of closed years that can still be set against later profits. */
  readonly taxLosses: number
  /** Result before tax, and corporate tax, of the running year to date; 0 between two years. */
  readonly yearBase: number
  readonly yearTax: number
  readonly dividendsAccount: number
  readonly cumulativeResult: number
  /** Number of emergency loans received. */
  readonly rescues: number
  readonly status: Status
  readonly before: DemandComponents | null
  /** Standing decisions carried over, at engine scale. */
  readonly standing: Readonly<Partial<Record<DecisionKey, number>>>
}
