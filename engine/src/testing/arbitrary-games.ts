import fc from 'fast-check'
import { criteria } from '../catalogue/criteria.ts'
import { decisionItems } from '../catalogue/decisions.ts'
import { events } from '../catalogue/events.ts'
import { marketTypes } from '../catalogue/market-types.ts'
import { phases } from '../catalogue/phases.ts'
import type { CompanyState } from '../company-state.ts'
import type { GameEvent } from '../criteria-in-force.ts'
import { openingState } from '../opening-documents.ts'
import type { CompanyQuarter, MarketResult } from '../publish-result.ts'
import type { QuarterInput, QuarterOutput } from '../quarter.ts'
import { runScenario } from '../scenario.ts'
import { type ScenarioDocument, taxEvent } from './builders.ts'

/** Random games for property tests, mild and extreme: several quarters, levels, phases, events and criteria. */

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min: 0, max: 1000 }).map(part => min + ((max - min) * part) / 1000),
    },
    { weight: 2, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.constantFrom(-1e300, -1, 0, 1e300, min - 1, max * 2) },
  )

const someOf = <T extends { min: number; max: number }>(
  items: readonly T[],
  key: (item: T) => string,
  lengths: { minLength: number; maxLength: number },
  value: (item: T) => fc.Arbitrary<number>,
): fc.Arbitrary<Record<string, number>> =>
  fc
    .uniqueArray(fc.constantFrom(...items), lengths)
    .chain(chosen => fc.tuple(...chosen.map(item => value(item).map(number => [key(item), number] as const))))
    .map(entries => Object.fromEntries(entries))

const criteriaOverrides = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: someOf(
      criteria,
      item => item.name,
      { minLength: 1, maxLength: 40 },
      item => between(item.min, item.max),
    ),
  },
)

/** Mostly within a twentieth of the range, where companies live; sometimes anywhere, or far outside. */
const decisions = someOf(
  decisionItems,
  item => item.key,
  { minLength: 0, maxLength: 26 },
  item =>
    fc.oneof(
      { weight: 4, arbitrary: between(item.min, item.min + (item.max - item.min) / 20) },
      { weight: 2, arbitrary: between(item.min, item.max) },
      { weight: 2, arbitrary: fc.constant(item.default) },
    ),
)

const event: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.constantFrom(...events).map(({ name, impact }) => ({ name, impact })),
  fc
    .record({
      criterion: fc.oneof(
        fc.constantFrom(...criteria.map(({ name }) => name as string)),
        fc.constant('inconnu'),
      ),
      operation: fc.constantFrom('multiply', 'add', 'divide'),
      value: fc.constantFrom(0, 0.5, 1.333333, 2, -1, 0.000001, 1e300),
    })
    .map(impact => ({ name: 'essai', impact: [impact] })),
)

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { freq: 3, nil: undefined })

const phase = fc.constantFrom(...phases.map(({ key }) => key))

const quarter = (ids: readonly string[]): fc.Arbitrary<ScenarioDocument['quarters'][number]> =>
  fc.record({
    events: fc.array(event, { maxLength: 3 }).map(list => [taxEvent, ...list]),
    decisions: fc
      .tuple(...ids.map(() => decisions))
      .map(all => Object.fromEntries(ids.map((id, index) => [id, all[index] ?? {}]))),
    phase: fc.option(phase, { freq: 8, nil: undefined }),
    level: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 8, nil: undefined }),
  })

/** A whole game of 1 to 5 companies over 1 to 6 quarters. */
export const arbitraryGame: fc.Arbitrary<ScenarioDocument> = fc.integer({ min: 1, max: 5 }).chain(count => {
  const ids = Array.from({ length: count }, (_, index) => `c${index}`)
  return fc.record({
    parameters: fc.record({ nbTurns: fc.integer({ min: 1, max: 100 }) }),
    criteria: criteriaOverrides,
    phase,
    product: fc.record({
      typeOfMarket: fc.constantFrom(...marketTypes.map(({ key }) => key as string), 'inconnu'),
      evolution: between(-20, 20),
      dimension: fc.oneof(fc.integer({ min: 1500, max: 5000 }), between(100, 100_000)),
    }),
    level: fc.oneof({ weight: 3, arbitrary: fc.constant(4) }, fc.integer({ min: 0, max: 5 })),
    companies: fc.constant(ids.map(id => ({ id }))),
    quarters: fc.array(quarter(ids), { minLength: 1, maxLength: 6 }),
  })
})

/** One quarter of such a game, well under way, to be compared with variants of itself. */
export const arbitraryQuarter: fc.Arbitrary<QuarterInput> = fc
  .tuple(arbitraryGame, maybe(decisions))
  .map(([game, last]) => lastQuarterOf(game, last ?? {}))

function lastQuarterOf(game: ScenarioDocument, decisions: Record<string, number>): QuarterInput {
  const { quarters } = runScenario(game)
  const last = quarters.at(-1) as QuarterOutput
  return {
    parameters: { nbTurns: game.parameters?.nbTurns ?? 8 },
    criteria: game.criteria ?? {},
    phase: last.market.state.phase,
    product: { typeOfMarket: 'standard', evolution: 0, dimension: 2800, ...game.product },
    level: 4,
    marketState: last.market.state,
    companies: game.companies.map(({ id }) => ({ id, state: last.companies[id]?.state ?? null })),
    events: [taxEvent],
    decisions: { ...game.quarters.at(-1)?.decisions, [game.companies[0]?.id ?? '']: decisions },
  }
}

/** A company's quarter with the state it started from. */
export interface Step {
  before: CompanyState
  company: CompanyQuarter
  market: MarketResult
  events: readonly GameEvent[]
}

/** Plays a game and lists every company's quarter. */
export function stepsOf(game: ScenarioDocument): Step[] {
  const states = new Map<string, CompanyState>()
  return runScenario(game).quarters.flatMap((output, index) =>
    Object.entries(output.companies).map(([id, company]) => {
      const before = states.get(id) ?? openingState(game.criteria ?? {})
      states.set(id, company.state)
      return { before, company, market: output.market, events: game.quarters[index]?.events ?? [] }
    }),
  )
}
