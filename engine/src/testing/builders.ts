import { events } from '../catalogue/events.ts'
import type { CompanyState, MarketState } from '../company-state.ts'
import type { GameEvent } from '../criteria-in-force.ts'
import type { Product } from '../environment.ts'
import {
  type CompanyQuarter,
  openingState,
  type QuarterInput,
  type QuarterOutput,
  runScenario,
  simulateQuarter,
} from '../index.ts'

/** Builders of a game, a quarter or a scenario in one line; omitted values are those of an ordinary game. */

/** A scenario document (model, section 12); everything except version, companies and quarters may be omitted. */
export interface ScenarioDocument {
  version: 2
  parameters?: { nbTurns?: number }
  criteria?: Record<string, number>
  phase?: string
  product?: Partial<Product>
  level?: number
  companies: { id: string; state?: CompanyState | null }[]
  marketState?: MarketState | null
  quarters: {
    events?: GameEvent[]
    decisions?: Record<string, Record<string, number>>
    phase?: string
    level?: number
    criteria?: Record<string, number>
  }[]
}

/** The mandatory event, which every round of every game carries. */
export const taxEvent: GameEvent = eventOf('impot')

/** Returns an event of the catalogue in the form that the engine accepts. */
export function eventOf(key: string): GameEvent {
  const event = events.find(one => one.key === key)
  if (event === undefined) throw new Error(`no such event: ${key}`)
  return { name: event.name, impact: event.impact }
}

/** Returns a first quarter of an ordinary game: two companies, growth, level 4, tax in force. */
export function aQuarter(overrides: Partial<QuarterInput> = {}): QuarterInput {
  return {
    parameters: { nbTurns: 8 },
    criteria: {},
    phase: 'Croissance',
    product: { typeOfMarket: 'standard', evolution: 0, dimension: 2800 },
    level: 4,
    marketState: null,
    companies: companiesNamed('a', 'b'),
    events: [taxEvent],
    decisions: {},
    ...overrides,
  }
}

/** Returns a scenario document of the version that the engine reads. */
export function aScenario(content: Omit<ScenarioDocument, 'version'>): ScenarioDocument {
  return { version: 2, ...content }
}

/** Returns companies at the opening position. */
export function companiesNamed(...ids: string[]): { id: string; state: null }[] {
  return ids.map(id => ({ id, state: null }))
}

/** Returns `count` companies named c1, c2… */
export function companies(count: number): { id: string; state: null }[] {
  return companiesNamed(...Array.from({ length: count }, (_, index) => `c${index + 1}`))
}

/** Returns the quarter that follows an output, under the same conditions and with new decisions. */
export function following(
  input: QuarterInput,
  output: QuarterOutput,
  overrides: Partial<QuarterInput> = {},
): QuarterInput {
  return {
    ...input,
    marketState: output.market.state,
    companies: input.companies.map(({ id }) => ({ id, state: output.companies[id]?.state ?? null })),
    decisions: {},
    ...overrides,
  }
}

/** Plays one company's quarter with idle rivals. */
export function quarterOf(
  decisions: Record<string, number>,
  overrides: Partial<QuarterInput> = {},
): CompanyQuarter {
  const output = simulateQuarter(aQuarter({ decisions: { a: decisions }, ...overrides }))
  return companyOf(output, 'a')
}

/** Returns a company's quarter, which must exist. */
export function companyOf(output: QuarterOutput, id: string): CompanyQuarter {
  const quarter = output.companies[id]
  if (quarter === undefined) throw new Error(`no company ${id} in this quarter`)
  return quarter
}

/** Plays a game of so many companies and quarters without any decision. */
export function idleGame(companyCount: number, quarterCount: number): QuarterOutput[] {
  const quarters = Array.from({ length: quarterCount }, () => ({ events: [taxEvent] }))
  return runScenario(aScenario({ companies: companies(companyCount), quarters })).quarters
}

/** Returns the opening state with a few fields changed. */
export function openingStateWith(change: Partial<CompanyState>): CompanyState {
  return { ...openingState({}), ...change }
}
