import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { runScenario, simulateQuarter } from './index.ts'
import { aQuarter, companies, companyOf, type ScenarioDocument } from './testing/index.ts'
import { playedGame, total } from './testing/played-games.ts'
import { type Round, randomGame, randomNextQuarter } from './testing/random-games.ts'

/** The invariants of the model (section 14) that compare companies or whole games: numbers 6, 10, 12, 13 and 14. */

const GAMES = { numRuns: runs(100) }
/** Any seed gives a game. */
const games = fc.nat().map(randomGame)
const nextQuarters = fc.nat().map(randomNextQuarter)

/** Checks every quarter of random games. */
const everyRound = (check: (round: Round) => void): void =>
  fc.assert(
    fc.property(fc.nat(), seed => playedGame(seed).forEach(check)),
    GAMES,
  )

describe('a game', () => {
  test('loses no customer: total demand is the sum of sales and lost demand', () => {
    everyRound(({ output: { market, companies: all } }) => {
      const results = Object.values(all).map(({ result }) => result)
      const lost = total(results.map(r => r.demandePerdue))
      const sold = total(results.map(r => r.nombreProduitVendu))
      expect(market.demandeTotale).toBe(sold + market.ventesReference + lost)
      expect(market.demandePerdue).toBe(lost)
      expect(market.ventesTotales).toBe(sold + market.ventesReference)
      expect(market.reportTotal).toBe(
        total(results.map(r => r.demandeReportee)) + market.ventesReference - market.demandeReference,
      )
      expect(market.reportTotal).toBe(total(results.map(r => r.demandeNonSatisfaite)) - lost)
      for (const r of results) expect(r.demande).toBe(r.nombreProduitVendu + r.demandeNonSatisfaite)
    })
  })

  test('shares the customers of each segment, and the segments make up the market', () => {
    everyRound(({ output: { market, companies: all } }) => {
      const { segments } = market
      expect(total(segments.map(({ demande }) => demande))).toBe(market.demandeTotale)
      expect(total(segments.map(({ demandeReference }) => demandeReference))).toBe(market.demandeReference)
      expect(total(segments.map(({ part }) => part))).toBe(1_000_000)
      segments.forEach(({ demande, demandeReference }, index) => {
        const demands = Object.values(all).map(
          ({ statements }) => statements.demande.segments[index]?.demande,
        )
        expect(demande).toBe(total(demands.map(one => one ?? Number.NaN)) + demandeReference)
        expect(demandeReference).toBeGreaterThanOrEqual(0)
      })
    })
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
      GAMES,
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
      GAMES,
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
      GAMES,
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
    const criteria = { ...current.criteria, ...quarter.criteria }
    const settings = { ...current, phase, level, criteria }
    const { quarters } = runScenario(throughJson({ ...settings, quarters: [quarter] }))
    const [output] = throughJson(quarters)
    if (output === undefined) throw new Error('no quarter')
    const next = game.companies.map(({ id }) => ({ id, state: companyOf(output, id).state }))
    current = { ...settings, marketState: output.market.state, companies: next }
    return quarters
  })
}

/** Returns the value that is read from its JSON document. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const field of Object.values(value)) deepFreeze(field)
  }
  return value
}
