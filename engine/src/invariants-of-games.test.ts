import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { runScenario, simulateQuarter } from './index.ts'
import { aQuarter, companies, companyOf, type ScenarioDocument } from './testing/index.ts'
import { randomGame, randomNextQuarter } from './testing/random-games.ts'

/** The invariants of the model (section 14) that compare companies or whole games; a failure prints its seed. */

const RUNS = { numRuns: runs(100) }
/** Any seed gives a game. */
const games = fc.nat().map(randomGame)
const nextQuarters = fc.nat().map(randomNextQuarter)

const total = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)

describe('a game', () => {
  test('loses no customer: total demand is the sum of sales and lost demand', () => {
    fc.assert(
      fc.property(games, game => {
        for (const { market, companies: all } of runScenario(game).quarters) {
          const results = Object.values(all).map(({ result }) => result)
          const lost = total(results.map(r => r.demandePerdue))
          const sold = total(results.map(r => r.nombreProduitVendu))
          expect(market.demandeTotale).toBe(sold + market.ventesReference + lost)
          expect(market.demandeTotale).toBe(
            total(results.map(r => r.demandePrimaire)) + market.demandeReference,
          )
          expect(market.reportTotal).toBe(
            total(results.map(r => r.demandeReportee)) + market.ventesReference - market.demandeReference,
          )
          expect(market.reportTotal).toBe(total(results.map(r => r.demandeNonSatisfaite)) - lost)
          for (const r of results) expect(r.demande).toBe(r.nombreProduitVendu + r.demandeNonSatisfaite)
        }
      }),
      RUNS,
    )
  })

  test('never rewards a higher price or punishes effort, and rivals move the other way', () => {
    const efforts: Record<string, [number, number]> = {
      prixVente: [70, 40],
      budgetPublicite: [2000, 30_000],
      gradeMatieres: [1, 3],
      budgetQualite: [500, 9000],
      budgetSAV: [500, 9000],
      modeTransport: [1, 3],
      creditT2: [0, 40],
    }
    fc.assert(
      fc.property(nextQuarters, fc.constantFrom(...Object.keys(efforts)), (input, key) => {
        const own = input.companies[0]?.id ?? ''
        const [worse, better] = efforts[key] ?? [0, 0]
        const demands = [worse, better].map(value => {
          const decisions = { ...input.decisions, [own]: { ...input.decisions[own], [key]: value } }
          const output = simulateQuarter({ ...input, decisions })
          return input.companies.map(({ id }) => companyOf(output, id).result.demandePrimaire)
        })
        demands[0]?.forEach((demand, index) => {
          const moved = (demands[1]?.[index] ?? 0) - demand
          if (index === 0) expect(moved).toBeGreaterThanOrEqual(0)
          else expect(moved).toBeLessThanOrEqual(0)
        })
      }),
      RUNS,
    )
  })

  test('does not depend on the order of companies, decisions or events, nor on playing all quarters at once', () => {
    fc.assert(
      fc.property(games, game => {
        const document = JSON.stringify(game)
        const frozen = deepFreeze(JSON.parse(document)) as ScenarioDocument
        const output = runScenario(frozen)
        expect(JSON.stringify(frozen)).toBe(document)
        expect(runScenario(game)).toEqual(output)
        expect(runScenario(reversed(game))).toEqual(output)
        expect(quarterByQuarter(game)).toEqual(output.quarters)
      }),
      RUNS,
    )
  })

  test('gives identical companies identical results, and ranks by the number of better ones', () => {
    fc.assert(
      fc.property(games, game => {
        const twin = 'jumeau'
        const own = game.companies[0]?.id ?? ''
        const quarters = game.quarters.map(quarter => ({
          ...quarter,
          decisions: { ...quarter.decisions, [twin]: quarter.decisions?.[own] ?? {} },
        }))
        const output = runScenario({ ...game, companies: [...game.companies, { id: twin }], quarters })
        for (const quarter of output.quarters) {
          expect(companyOf(quarter, twin)).toEqual(companyOf(quarter, own))
          const all = Object.values(quarter.companies)
          expectRanks(all)
        }
      }),
      RUNS,
    )
  })

  test('works for a company alone and for ten thousand', () => {
    const alone = simulateQuarter(aQuarter({ companies: companies(1) }))
    expect(companyOf(alone, 'c1').result.classement).toBe(1)
    const decisions = Object.fromEntries(
      companies(10_000).map(({ id }, index) => [
        id,
        { prixVente: 30 + (index % 400) / 10, quantiteProduction: index % 4000 },
      ]),
    )
    const crowd = simulateQuarter(aQuarter({ companies: companies(10_000), decisions }))
    const results = Object.values(crowd.companies).map(({ result }) => result)
    expect(results).toHaveLength(10_000)
    expect(crowd.market.reportTotal).toBeGreaterThan(0)
    expect(
      total(results.map(r => r.nombreProduitVendu + r.demandePerdue)) + crowd.market.ventesReference,
    ).toBe(crowd.market.demandeTotale)
  })
})

type Quarters = ReturnType<typeof runScenario>['quarters']
type Published = Quarters[number]['companies'][string]

/**
 * Checks that the rank is 1 plus the number of companies strictly better on value, then cumulated result, then cash.
 */
function expectRanks(all: Published[]): void {
  for (const one of all) {
    const strictly = all.filter(other => isStrictlyBetter(other, one))
    expect(one.result.classement).toBe(1 + strictly.length)
  }
}

function isStrictlyBetter(a: Published, b: Published): boolean {
  const gaps = [
    a.result.valeurSociete - b.result.valeurSociete,
    a.state.resultatCumule - b.state.resultatCumule,
    a.result.liquidites - b.result.liquidites,
  ]
  return (gaps.find(gap => gap !== 0) ?? 0) > 0
}

function reversed(game: ScenarioDocument): ScenarioDocument {
  const turn = <T>(record: Record<string, T> | undefined) =>
    Object.fromEntries(Object.entries(record ?? {}).reverse())
  return {
    ...game,
    companies: [...game.companies].reverse(),
    quarters: game.quarters.map(quarter => ({
      ...quarter,
      events: [...(quarter.events ?? [])].reverse(),
      decisions: turn(
        Object.fromEntries(Object.entries(quarter.decisions ?? {}).map(([id, d]) => [id, turn(d)])),
      ),
    })),
  }
}

/** Plays each quarter as a scenario of its own, from the states that the previous one printed. */
function quarterByQuarter(game: ScenarioDocument): Quarters {
  let current: ScenarioDocument = game
  return game.quarters.flatMap(quarter => {
    const phase = quarter.phase ?? current.phase
    const level = quarter.level ?? current.level
    const document = JSON.parse(JSON.stringify({ ...current, phase, level, quarters: [quarter] }))
    const { quarters } = runScenario(document)
    const output = JSON.parse(JSON.stringify(quarters[0]))
    const next = game.companies.map(({ id }) => ({ id, state: output.companies[id].state }))
    current = { ...current, phase, level, marketState: output.market.state, companies: next }
    return quarters
  })
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const field of Object.values(value)) deepFreeze(field)
  }
  return value
}
