import { describe, expect, it } from 'vitest'
import {
  decideAsComputer,
  decisionItems,
  type Phase,
  phases,
  type QuarterOutput,
  type StoredCompanyState,
  type StoredMarketState,
  type StrategyFacts,
  simulateQuarter,
  strategyLevels,
  temperaments,
} from '../index.ts'
import type { StrategySeat } from './character.ts'

type Computers = Omit<StrategySeat, 'seed'>[]
type Played = { output: QuarterOutput; given: Record<string, Record<string, number>> }

const seasons = { saisonT1: 1, saisonT2: 1.05, saisonT3: 0.9, saisonT4: 1.05 }
const product = { typeOfMarket: 'grandeConsommation', evolution: 0, dimension: 2800 }

/** Plays a game of computers only, and returns its quarters. */
function play(computers: Computers, seed: number, phase: Phase, level: number, rounds = 8): Played[] {
  const quarters: Played[] = []
  for (let quarter = 1; quarter <= rounds; quarter += 1) {
    const last = quarters.at(-1)?.output
    const facts: StrategyFacts = {
      quarter,
      rounds,
      phase,
      quartersInPhase: quarter - 1,
      level,
      product,
      criteria: seasons,
      meanPrice: last?.market.prixMoyen ?? 0,
      events: [],
      previousEvents: [],
    }
    const given = Object.fromEntries(
      computers.map(computer => {
        const own = last?.companies[computer.seat]
        const books = { result: own?.result ?? null, state: own?.state ?? null }
        return [String(computer.seat), decideAsComputer(facts, books, { ...computer, seed })]
      }),
    ) as Played['given']
    const output = simulateQuarter({
      parameters: { nbTurns: rounds },
      criteria: seasons,
      phase,
      product,
      level,
      marketState: (last?.market.state ?? null) as StoredMarketState | null,
      companies: computers.map(({ seat }) => ({
        id: String(seat),
        state: (last?.companies[seat]?.state ?? null) as StoredCompanyState | null,
      })),
      events: [],
      decisions: given,
    })
    quarters.push({ output, given })
  }
  return quarters
}

/** One computer of each level and temperament. */
const everyKind: Computers = strategyLevels.flatMap((level, row) =>
  temperaments.map((temperament, column) => ({ level, temperament, seat: 1 + row * 4 + column })),
)

describe('a game of computers', () => {
  it.each(phases.map(({ key }) => key))(
    'in the phase %s stays within the bounds and limits of people',
    phase => {
      for (const level of [1, 2, 3, 4]) {
        const open = new Map(
          decisionItems.filter(item => item.level <= level).map(item => [item.key as string, item]),
        )
        for (const { output, given } of play(everyKind, 2026, phase, level)) {
          for (const [key, value] of Object.values(given).flatMap(values => Object.entries(values))) {
            const item = open.get(key)
            expect([key, item !== undefined]).toEqual([key, true])
            expect([key, value >= (item?.min ?? 0), value <= (item?.max ?? 0)]).toEqual([key, true, true])
          }
          for (const { result, state } of Object.values(output.companies)) {
            expect(state.statut).toBe('normal')
            expect(result.nombreProduitVendu).toBeGreaterThan(0)
          }
        }
      }
    },
  )

  it('is won by the better ones: experts before experienced players before beginners', () => {
    const ranks: Record<number, number[]> = { 1: [], 2: [], 3: [] }
    for (const [index, { key }] of phases.entries()) {
      for (let game = 0; game < 10; game += 1) {
        const computers: Computers = Array.from({ length: 6 }, (_, place) => ({
          seat: 1 + place,
          level: strategyLevels[place % 3] ?? 1,
          temperament: temperaments[(game + place * 3 + index) % 4] ?? 'prudent',
        }))
        const last = play(computers, 1 + game * 17 + index, key, 4).at(-1)
        for (const { level, seat } of computers)
          ranks[level]?.push(last?.output.companies[seat]?.result.classement ?? 0)
      }
    }
    const mean = (of: number[] = []) => of.reduce((total, rank) => total + rank, 0) / of.length
    const [beginners, experienced, experts] = [mean(ranks[1]), mean(ranks[2]), mean(ranks[3])]
    expect(experts).toBeLessThan(experienced - 0.5)
    expect(experienced).toBeLessThan(beginners - 0.5)
  })

  it('is the same with the same seed, and another one with another seed', () => {
    const prices = (seed: number) =>
      play(everyKind, seed, 'Croissance', 4, 3).map(({ given }) =>
        Object.values(given).map(each => each.prixVente),
      )
    expect(prices(7)).toEqual(prices(7))
    expect(prices(8)).not.toEqual(prices(7))
  })
})

describe('what a computer knows', () => {
  const facts: StrategyFacts = {
    quarter: 2,
    rounds: 8,
    phase: 'Croissance',
    quartersInPhase: 1,
    level: 4,
    product,
    criteria: seasons,
    meanPrice: 5000,
    events: [],
    previousEvents: [],
  }
  const [first] = play(everyKind, 3, 'Croissance', 4, 1)
  const decide = (level: 1 | 2 | 3, change: Partial<StrategyFacts>) => {
    const own = first?.output.companies['1']
    const books = { result: own?.result ?? null, state: own?.state ?? null }
    return decideAsComputer({ ...facts, ...change }, books, { seat: 1, seed: 3, level, temperament: 'prix' })
  }

  it('is no coefficient of demand but the reference prices and budgets and the seasons', () => {
    const secret = { elasticitePrix: 2.2, sensPublicite: 0.9, poidsReference: 3, tauxReport: 0.1 }
    for (const level of strategyLevels)
      expect(decide(level, { criteria: { ...seasons, ...secret } })).toEqual(decide(level, {}))
    expect(decide(2, { criteria: { ...seasons, saisonT2: 1.3 } })).not.toEqual(decide(2, {}))
  })

  it('bounds what announced events make of demand, however many large factors follow each other', () => {
    const times = (value: number, count: number) =>
      Array.from({ length: count }, () => ({
        impact: [{ criterion: 'coefDemande', operation: 'multiply', value }],
      }))
    expect(decide(3, { events: times(100, 9) })).toEqual(decide(3, { events: times(3, 1) }))
    expect(decide(3, { events: times(0.01, 9) })).toEqual(decide(3, { events: times(0.2, 1) }))
    expect(decide(3, { events: [...times(100, 9), ...times(0.01, 9)] })).toEqual(decide(3, {}))
  })

  it('is an announced change of demand and the price of the market for experts only', () => {
    const boom = [{ impact: [{ criterion: 'coefDemande', operation: 'multiply', value: 1.2 }] }]
    for (const change of [{ events: boom }, { meanPrice: 6000 }]) {
      expect(decide(1, change)).toEqual(decide(1, {}))
      expect(decide(2, change)).toEqual(decide(2, {}))
      expect(decide(3, change)).not.toEqual(decide(3, {}))
    }
  })
})
