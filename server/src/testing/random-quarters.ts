import { type CompanyQuarter, type QuarterOutput, runScenario } from '@trimestre/engine'
import { playBots, randomGame, type Strategy, type StrategyName, strategies } from '@trimestre/engine/testing'
import type { StoredStatements } from '../features/statements/service.ts'

/** A quarter of a company, with the one before it; null in its first quarter. */
export type RandomQuarter = { seed: number; now: CompanyQuarter; before: CompanyQuarter | null }

type StoredQuarter = {
  result: Record<string, unknown>
  statements: StoredStatements
  before: Record<string, unknown> | null
}

/** Every fourth game is of managers: in games at random profits are rare, and dividends more so. */
const gamesOfManagersEvery = 4
const quartersOfManagers = 8

/** Returns so many quarters of the companies of random games, mild and extreme. */
export function* randomQuarters(count: number): Generator<RandomQuarter> {
  let given = 0
  for (let seed = 1; ; seed += 1) {
    const last = new Map<string, CompanyQuarter>()
    for (const { companies } of quartersOf(seed))
      for (const [id, now] of Object.entries(companies)) {
        if (given === count) return
        given += 1
        yield { seed, now, before: last.get(id) ?? null }
        last.set(id, now)
      }
  }
}

const quartersOf = (seed: number): readonly QuarterOutput[] =>
  seed % gamesOfManagersEvery === 0 ? managedQuarters(seed) : runScenario(randomGame(seed)).quarters

function managedQuarters(seed: number): QuarterOutput[] {
  const players = {
    one: withDividends('balanced'),
    two: withDividends('premium'),
    three: withDividends('cautious'),
    four: 'erratic',
  } as const
  return playBots({ seed, players, quarterCount: quartersOfManagers }).quarters
}

const withDividends =
  (name: StrategyName): Strategy =>
  view => ({ ...strategies[name](view), dividende: view.random.pick([0, 1000, 4000]) })

/** Returns what is stored of a quarter of a company. */
export const storedQuarter = ({ now, before }: RandomQuarter): StoredQuarter => ({
  result: { ...now.result },
  statements: JSON.parse(JSON.stringify(now.statements)),
  before: before === null ? null : { ...before.result },
})
