import { clamp, MU, mulDiv, roundDivBig } from '../arithmetic.ts'
import type { CriterionName } from '../catalogue/criteria.ts'
import type { Phase } from '../catalogue/phases.ts'
import { baseCriteria, type Criteria, type GameEvent } from '../criteria-in-force.ts'
import { type Product, readProduct, readRounds } from '../environment.ts'
import { isNumber, millionths, millionthsExact } from '../human-number.ts'
import { marketGrowth, phaseProfile } from '../market-clock.ts'
import type { CompanyResult } from '../publish-result.ts'
import type { StoredCompanyState } from '../version-1.ts'

/** The only coefficients of a game that computers know. */
export const strategyCriteria = [
  'prixReference',
  'publiciteReference',
  'rdReference',
  'coutMachine',
  'saisonT1',
  'saisonT2',
  'saisonT3',
  'saisonT4',
] as const satisfies readonly CriterionName[]

/** What everybody could know before a quarter closes, in human numbers. */
export type StrategyFacts = {
  /** The number of the quarter that closes, from 1. */
  quarter: number
  /** Planned number of quarters of the game. */
  rounds: number
  phase: Phase
  /** Quarters already spent in the phase without a break. */
  quartersInPhase: number
  /** Level of the game, 1 to 4. */
  level: number
  product: Pick<Product, 'dimension' | 'evolution'>
  /** Base coefficients that differ from the catalogue's defaults; only {@link strategyCriteria} are read. */
  criteria: Readonly<Record<string, number>>
  /** Mean price of the quarter before, in centimes; 0 without one, or when nobody sold anything. */
  meanPrice: number
  /** The announced events of the quarter and of the one before, in the order in which they were added to the game. */
  events: readonly GameEvent[]
  previousEvents: readonly GameEvent[]
}

/** A company's own last quarter as it was published; nulls at the opening position and after a reset. */
export type StrategyBooks = {
  result: Pick<CompanyResult, OwnFigure> | null
  state: Pick<StoredCompanyState, 'capaciteStock'> | null
}

type OwnFigure =
  | 'nbEmployees'
  | 'nombreMachines'
  | 'nombreProduitStok'
  | 'liquidites'
  | 'productiviteMachine'
  | 'capaciteOuvriers'
  | 'pourcentageHSOuvrier'
  | 'demande'
  | 'demandeNonSatisfaite'
  | 'prixVente'

/** The facts as engine integers. */
export type Outlook = {
  quarter: number
  /** Planned quarters after this one. */
  quartersToCome: number
  phase: Phase
  /** Units demanded per firm at index 1. */
  dimension: number
  /** Market index of a game that starts in the phase, in millionths. */
  initialIndex: number
  /** Growth of the market in this quarter (0) and the next one (1), in millionths. */
  growth(ahead: 0 | 1): number
  /** Season of a quarter, in millionths. */
  season(quarter: number): number
  criteria: Pick<Criteria, (typeof strategyCriteria)[number]>
  /** In centimes. */
  meanPrice: number
  /** What the announced events make of demand in this quarter and in the one before, in millionths. */
  boom: number
  boomBefore: number
}

const SEASONS = ['saisonT1', 'saisonT2', 'saisonT3', 'saisonT4'] as const

export function outlookOf(facts: StrategyFacts): Outlook {
  const { quarter, phase, quartersInPhase } = facts
  const rounds = readRounds(facts.rounds)
  const { evolution, dimension } = readProduct(facts.product)
  const criteria = baseCriteria(facts.criteria)
  return {
    quarter,
    quartersToCome: rounds - quarter,
    phase,
    dimension,
    initialIndex: millionths(phaseProfile(phase).initialIndex),
    growth: ahead => marketGrowth(phase, quartersInPhase + ahead, rounds, evolution),
    season: of => criteria[SEASONS[(of + 3) % SEASONS.length] ?? 'saisonT1'],
    criteria,
    meanPrice: facts.meanPrice,
    boom: boomOf(facts.events),
    boomBefore: boomOf(facts.previousEvents),
  }
}

/** The bounds of a change of demand. */
const BOOM_MIN = 200_000
const BOOM_MAX = 3_000_000

/**
 * Returns by how much announced events multiply demand, in millionths, each rounded in turn. Only the result is bounded:
 * before, any number of large factors may follow each other.
 */
function boomOf(events: readonly GameEvent[]): number {
  const factors = events
    .flatMap(({ impact }) => impact)
    .filter(({ criterion, operation }) => criterion === 'coefDemande' && operation === 'multiply')
    .map(({ value }) => value)
    .filter(isNumber)
  const boom = factors.reduce(
    (product, factor) => roundDivBig(product * millionthsExact(factor), BigInt(MU)),
    BigInt(MU),
  )
  return clamp(Number(boom), BOOM_MIN, BOOM_MAX)
}

/** The position of a company before a quarter, as engine integers (strategies, rule 2). */
export type OwnPosition = {
  workers: number
  machines: number
  stock: number
  /** In centimes. */
  cash: number
  /** Units that a machine, and a worker without overtime, makes in a quarter. */
  perMachine: number
  perWorker: number
  /** Units that fit into its own warehouse. */
  warehouse: number
  /** Its last quarter; null without one. */
  last: { demand: number; unsatisfied: number; price: number } | null
}

const PER_MACHINE_MIN = 50
const PER_WORKER_MIN = 40

const openingPosition = {
  workers: 20,
  machines: 10,
  stock: 500,
  cash: 1_000_000,
  perMachine: 300,
  perWorker: 152,
  last: null,
} as const

const OPENING_WAREHOUSE = 1500

export function positionOf({ result, state }: StrategyBooks): OwnPosition {
  const warehouse = state?.capaciteStock ?? OPENING_WAREHOUSE
  if (result === null) return { ...openingPosition, warehouse }
  const workers = result.nbEmployees
  const hours = MU + result.pourcentageHSOuvrier
  return {
    workers,
    machines: result.nombreMachines,
    stock: result.nombreProduitStok,
    cash: result.liquidites,
    perMachine: Math.max(PER_MACHINE_MIN, result.productiviteMachine),
    perWorker: Math.max(PER_WORKER_MIN, mulDiv(result.capaciteOuvriers, MU, Math.max(workers, 1) * hours)),
    warehouse,
    last: { demand: result.demande, unsatisfied: result.demandeNonSatisfaite, price: result.prixVente },
  }
}
