import { type Phase, phases } from './catalogue/phases.ts'
import type { EventImpact, GameEvent } from './criteria-in-force.ts'
import { type Product, ROUNDS_DEFAULT, ROUNDS_MAX, ROUNDS_MIN } from './environment.ts'
import { isNumber } from './human-number.ts'
import { checkArray, checkNames, checkObject, type Fields, isMissing, refuse } from './scenario-error.ts'
import { checkMarketState, checkState } from './state-check.ts'
import type { StoredCompanyState, StoredMarketState } from './version-1.ts'

/** A scenario whose structure is valid. Values that were not numbers are removed: they count as missing. */
export interface Scenario {
  parameters: { nbTurns: number }
  criteria: Record<string, number>
  phase: Phase
  product: Product
  level: unknown
  companies: { id: string; state: StoredCompanyState | null }[]
  marketState: StoredMarketState | null
  quarters: ScenarioQuarter[]
}

export interface ScenarioQuarter {
  events: GameEvent[]
  decisions: Record<string, Record<string, number>>
  phase: Phase | undefined
  level: unknown
  criteria: Record<string, number>
}

/** The version of the documents that this engine reads. */
const DOCUMENT_VERSION = 2

const SCENARIO_FIELDS = [
  'version',
  'parameters',
  'criteria',
  'phase',
  'product',
  'level',
  'companies',
  'marketState',
  'quarters',
] as const
const QUARTER_FIELDS = ['events', 'decisions', 'phase', 'level', 'criteria'] as const
const PRODUCT_FIELDS = [
  'typeOfMarket',
  'evolution',
  'dimension',
  'segments',
  'typeSegment1',
  'typeSegment2',
] as const
const PHASE_DEFAULT: Phase = 'Croissance'

/**
 * Reads a scenario document (model, section 12).
 * @throws ScenarioError naming the first structural field that is missing, misnamed or of the wrong kind
 */
export function checkScenario(document: unknown): Scenario {
  const scenario = checkObject(document, 'scenario')
  checkVersion(scenario.version)
  checkNames(scenario, SCENARIO_FIELDS, 'scenario')
  const { companies, quarters } = scenario
  if (companies === undefined) refuse('companies', 'is missing')
  if (quarters === undefined) refuse('quarters', 'is missing')
  return {
    parameters: { nbTurns: checkRounds(scenario.parameters) },
    criteria: checkNumbers(scenario.criteria, 'criteria'),
    phase: checkPhase(scenario.phase, 'phase') ?? PHASE_DEFAULT,
    product: checkProduct(scenario.product),
    level: scenario.level,
    companies: checkCompanies(companies),
    marketState: isMissing(scenario.marketState) ? null : checkMarketState(scenario.marketState),
    quarters: checkArray(quarters, 'quarters').map((quarter, index) =>
      checkQuarter(quarter, `quarters[${index}]`),
    ),
  }
}

/** Refuses a document of another version: its figures would mean something else. */
function checkVersion(version: unknown): void {
  if (version === DOCUMENT_VERSION) return
  const read = `this engine reads version ${DOCUMENT_VERSION}`
  if (isMissing(version)) refuse('version', `is missing: ${read}`)
  const shown = typeof version === 'string' ? version : JSON.stringify(version)
  refuse('version', `${shown} is not read: ${read}`)
}

function checkRounds(parameters: unknown): number {
  if (isMissing(parameters)) return ROUNDS_DEFAULT
  const fields = checkObject(parameters, 'parameters')
  checkNames(fields, ['nbTurns'], 'parameters')
  const { nbTurns } = fields
  if (!isNumber(nbTurns)) return ROUNDS_DEFAULT
  if (!Number.isInteger(nbTurns) || nbTurns < ROUNDS_MIN || nbTurns > ROUNDS_MAX) {
    refuse('parameters.nbTurns', `must be an integer from ${ROUNDS_MIN} to ${ROUNDS_MAX}`)
  }
  return nbTurns
}

/** Returns the numbers by name; any other value counts as missing. */
function checkNumbers(value: unknown, path: string): Record<string, number> {
  if (isMissing(value)) return {}
  const numbers = Object.entries(checkObject(value, path)).filter((entry): entry is [string, number] =>
    isNumber(entry[1]),
  )
  return Object.fromEntries(numbers)
}

/** Returns a known phase, or undefined when none is given. */
function checkPhase(value: unknown, path: string): Phase | undefined {
  if (isMissing(value)) return undefined
  const phase = phases.find(({ key }) => key === value)
  if (phase === undefined) refuse(path, `must be one of ${phases.map(({ key }) => key).join(', ')}`)
  return phase.key
}

function checkProduct(value: unknown): Product {
  const fields = isMissing(value) ? {} : checkObject(value, 'product')
  checkNames(fields, PRODUCT_FIELDS, 'product')
  const { typeOfMarket, evolution, dimension, segments, typeSegment1, typeSegment2 } = fields
  return {
    typeOfMarket: typeof typeOfMarket === 'string' ? typeOfMarket : '',
    evolution: isNumber(evolution) ? evolution : Number.NaN,
    dimension: isNumber(dimension) ? dimension : Number.NaN,
    segments: isNumber(segments) ? segments : Number.NaN,
    typeSegment1: typeof typeSegment1 === 'string' ? typeSegment1 : '',
    typeSegment2: typeof typeSegment2 === 'string' ? typeSegment2 : '',
  }
}

function checkCompanies(value: unknown): Scenario['companies'] {
  const seen = new Set<string>()
  return checkArray(value, 'companies').map((item, index) => {
    const path = `companies[${index}]`
    const company = checkObject(item, path)
    checkNames(company, ['id', 'state'], path)
    const { id, state } = company
    if (typeof id !== 'string') refuse(`${path}.id`, id === undefined ? 'is missing' : 'must be a string')
    if (seen.has(id)) refuse(`${path}.id`, `is a duplicate: ${JSON.stringify(id)}`)
    seen.add(id)
    return { id, state: isMissing(state) ? null : checkState(state, `${path}.state`) }
  })
}

function checkQuarter(value: unknown, path: string): ScenarioQuarter {
  const quarter = checkObject(value, path)
  checkNames(quarter, QUARTER_FIELDS, path)
  return {
    events: checkEvents(quarter.events, `${path}.events`),
    decisions: checkDecisions(quarter.decisions, `${path}.decisions`),
    phase: checkPhase(quarter.phase, `${path}.phase`),
    level: quarter.level,
    criteria: checkNumbers(quarter.criteria, `${path}.criteria`),
  }
}

function checkDecisions(value: unknown, path: string): ScenarioQuarter['decisions'] {
  if (isMissing(value)) return {}
  const byCompany = Object.entries(checkObject(value, path))
  return Object.fromEntries(byCompany.map(([id, given]) => [id, checkNumbers(given, `${path}.${id}`)]))
}

function checkEvents(value: unknown, path: string): GameEvent[] {
  if (isMissing(value)) return []
  return checkArray(value, path).map((item, index) => {
    const eventPath = `${path}[${index}]`
    const { impact }: Fields = checkObject(item, eventPath)
    if (impact === undefined) refuse(`${eventPath}.impact`, 'is missing')
    const impacts = checkArray(impact, `${eventPath}.impact`)
    return { impact: impacts.flatMap((entry, rank) => readImpact(entry, `${eventPath}.impact[${rank}]`)) }
  })
}

/** Reads an impact; one that the engine cannot apply is ignored, as the model requires (section 7). */
function readImpact(value: unknown, path: string): EventImpact[] {
  const { criterion, operation, value: amount } = checkObject(value, path)
  if (typeof criterion !== 'string' || typeof operation !== 'string' || !isNumber(amount)) return []
  return [{ criterion, operation, value: amount }]
}
