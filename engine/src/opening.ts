import { MU, mulDivRound } from './arithmetic.ts'
import type { AccountNumber } from './catalogue/accounts.ts'
import type { Criteria } from './criteria-in-force.ts'
import { balancesFrom } from './journal.ts'
import type { Position } from './position.ts'

/**
 * The position from which every company starts, in every phase: net value 300 000 BA, liquidity 10 000 BA (model,
 * section 4). Amounts in centimes.
 */

const BALANCES: readonly (readonly [AccountNumber, number])[] = [
  ['101', -30_000_000],
  ['164', -4_000_000],
  ['211', 6_000_000],
  ['213', 13_000_000],
  ['2154', 12_000_000],
  ['2813', -1_625_000],
  ['28154', -2_400_000],
  ['355', 1_600_000],
  ['401', -1_750_000],
  ['411', 6_175_000],
  ['512', 1_000_000],
]

const MACHINES = { count: 10, price: 1_200_000, age: 4 }
const BUILDING = { value: 13_000_000, age: 10 }
const LOAN = { capital: 4_000_000, rate: 15_000, annuity: 433_737, instalments: 10, emergency: false }

/**
 * Opening receivables in centimes, due next quarter and the one after; the value is corrected for amounts beyond them.
 */
export const OPENING_RECEIVABLES = { next: 4_950_000, later: 1_225_000 }

/**
 * Returns the research and the brand capital of a company that has always spent as the reference competitor does, in
 * centimes: a reference spending, kept at the rate of its obsolescence or carry-over.
 */
export function openingIntangibles(k: Criteria): { readonly research: number; readonly brand: number } {
  return {
    research: mulDivRound(k.rdReference, MU, k.obsolescenceRD),
    brand: mulDivRound(k.publiciteReference, MU, MU - k.remanencePub),
  }
}

/** Returns the position before the first quarter; awareness and intangibles follow the game's base criteria. */
export function openingPosition(k: Criteria): Position {
  const { research, brand } = openingIntangibles(k)
  return {
    quarterNumber: 0,
    balances: balancesFrom(BALANCES),
    machines: [MACHINES],
    buildings: [BUILDING],
    loans: [LOAN],
    receivableNext: OPENING_RECEIVABLES.next,
    receivableLater: OPENING_RECEIVABLES.later,
    stock: 500,
    storage: 1500,
    workers: 20,
    wear: 200_000,
    morale: 600_000,
    training: 500_000,
    experience: 0,
    awareness: k.publiciteReference,
    reputation: 500_000,
    service: 1_000_000,
    paymentDelay: k.delaiReference,
    stockOutRate: 0,
    lastSales: 2500,
    researchLevel: 0,
    researchSpent: 0,
    researchEffective: 0,
    researchCapital: research,
    brandCapital: brand,
    openingResearch: research,
    openingBrand: brand,
    taxLosses: 0,
    yearBase: 0,
    yearTax: 0,
    dividendsAccount: 0,
    cumulativeResult: 0,
    rescues: 0,
    status: 'normal',
    before: null,
    standing: {},
  }
}
