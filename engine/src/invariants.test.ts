import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountNumber } from './catalogue/accounts.ts'
import { effectiveCriteria } from './criteria-in-force.ts'
import { runScenario, simulateQuarter } from './index.ts'
import { arbitraryGame, arbitraryQuarter, type Step, stepsOf } from './testing/arbitrary-games.ts'
import { aQuarter, companies, companyOf, type ScenarioDocument } from './testing/index.ts'

/** The fourteen invariants of the model (section 14), over random games; a failure prints its seed. */

const RUNS = { numRuns: 150 }

/** Checks every company's quarter of random games. */
function always(check: (step: Step, game: ScenarioDocument) => void): void {
  fc.assert(
    fc.property(arbitraryGame, game => {
      for (const step of stepsOf(game)) check(step, game)
    }),
    RUNS,
  )
}

const balance = ({ company }: Step, account: AccountNumber): number => company.state.comptes[account] ?? 0
const total = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)

/** An amount times millionths, rounded half up. */
const roundedShare = (amount: number, ratio: number): number =>
  Number((BigInt(amount) * BigInt(ratio) * 2n + 1_000_000n) / 2_000_000n)

/** Machines and buildings lose value in equal parts over these lives, quarters. */
const accumulated = (value: number, age: number, life: number): number =>
  Number((BigInt(value) * BigInt(Math.min(age, life))) / BigInt(life))

function expectExact(value: unknown, path: string): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new Error(`${path} is ${value}`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) expectExact(field, `${path}.${key}`)
  } else if (typeof value !== 'string' && typeof value !== 'boolean') {
    throw new Error(`${path} is ${String(value)}`)
  }
}

describe('a quarter', () => {
  test('puts out integers, texts and booleans only', () => {
    fc.assert(
      fc.property(arbitraryGame, game => expectExact(runScenario(game), 'output')),
      RUNS,
    )
  })

  test('balances every piece, and the journal leads from opening to closing balances', () => {
    always(step => {
      const { before, company } = step
      const balances = new Map<string, number>(Object.entries(before.comptes))
      const pieces = new Map<number, number>()
      for (const { piece, account, debit, credit } of company.journal) {
        expect(debit >= 0 && credit >= 0 && (debit === 0) !== (credit === 0)).toBe(true)
        pieces.set(piece, (pieces.get(piece) ?? 0) + debit - credit)
        balances.set(account, (balances.get(account) ?? 0) + debit - credit)
      }
      expect([...pieces.values()].every(difference => difference === 0)).toBe(true)
      expect([...pieces.keys()]).toEqual([...pieces.keys()].map((_, index) => index + 1))
      const left = [...balances].filter(([, amount]) => amount !== 0)
      expect(Object.fromEntries(left)).toEqual(company.state.comptes)
      expect(left.some(([account]) => account >= '6')).toBe(false)
      expect(total(Object.values(company.state.comptes))).toBe(0)
    })
  })

  test('has equal assets and liabilities, and equity moves by result and dividend', () => {
    always(step => {
      const { actif, passif } = step.company.statements.bilan
      expect(actif.totalActif).toBe(passif.totalPassif)
      const equityBefore =
        0 - total((['101', '110', '119', '120', '129'] as const).map(n => step.before.comptes[n] ?? 0))
      const { resultatNet, dividende, capitauxPropres } = step.company.result
      expect(capitauxPropres).toBe(equityBefore + resultatNet - dividende)
      expect(passif.capitauxPropres).toBe(capitauxPropres)
      expect(balance(step, '110') * balance(step, '119') + 0).toBe(0)
      expect(balance(step, '120') * balance(step, '129') + 0).toBe(0)
      expect(step.company.state.resultatCumule).toBe(step.before.resultatCumule + resultatNet)
    })
  })

  test('ends with the cash that receipts and payments explain, within the overdraft limit', () => {
    always((step, game) => {
      const { result, statements } = step.company
      const { ouverture, cloture, ...lines } = statements.tresorerie
      expect(ouverture).toBe(step.before.comptes['512'] ?? 0)
      expect(cloture).toBe(ouverture + total(Object.values(lines)))
      expect(result.liquidites).toBe(ouverture + result.recettes - result.depenses)
      expect(result.liquidites).toBe(balance(step, '512'))
      const { decouvertAutorise } = effectiveCriteria(game.criteria ?? {}, step.events)
      expect(result.liquidites).toBeGreaterThanOrEqual(0 - decouvertAutorise)
    })
  })

  test('accounts for every unit, within capacity', () => {
    always(({ before, company: { result, decisions } }) => {
      const ownSales = result.nombreProduitVendu - result.ventesNegoce
      expect(result.nombreProduitStok).toBe(
        before.stock + result.nombreProduitsFabriques - ownSales - result.produitsPerdus,
      )
      expect(result.nombreProduitStok).toBeGreaterThanOrEqual(0)
      expect(result.nombreProduitStok).toBeLessThanOrEqual(result.capacitestock)
      expect(result.nombreProduitsFabriques).toBeGreaterThanOrEqual(0)
      expect(result.nombreProduitsFabriques).toBeLessThanOrEqual(
        Math.min(decisions.quantiteProduction, result.capaciteProduction),
      )
    })
  })

  test('loses no customer: the market is what everybody sells and loses', () => {
    fc.assert(
      fc.property(arbitraryGame, game => {
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

  test('keeps registers and accounts equal', () => {
    always(step => {
      const { state, result, statements } = step.company
      expect(balance(step, '411')).toBe(state.creanceT1 + state.creanceT2)
      expect(result.creancesClients).toBe(state.creanceT1 + state.creanceT2)
      const creditNext = roundedShare(result.chiffreAffaires, step.company.decisions.creditT1)
      expect(state.creanceT1).toBe(step.before.creanceT2 + creditNext)
      expect(0 - balance(step, '164') + 0).toBe(total(state.emprunts.map(({ capital }) => capital)))
      const { materielBrut, materielAmortissements, constructionsBrut, constructionsAmortissements } =
        statements.bilan.actif
      expect(materielBrut).toBe(total(state.machines.map(({ nombre, prix }) => nombre * prix)))
      expect(materielAmortissements).toBe(
        total(state.machines.map(({ nombre, prix, age }) => nombre * accumulated(prix, age, 20))),
      )
      expect(constructionsBrut).toBe(total(state.batiments.map(({ valeur }) => valeur)))
      expect(constructionsAmortissements).toBe(
        total(state.batiments.map(({ valeur, age }) => accumulated(valeur, age, 80))),
      )
      expect(balance(step, '397')).toBeLessThanOrEqual(0)
      expect(0 - balance(step, '397')).toBeLessThanOrEqual(balance(step, '355'))
    })
  })

  test('keeps indices between 0 and 1, idle workers within the staff, tax and losses positive', () => {
    always(({ company: { result, state } }) => {
      const { moralOuvrier, tauxFormation, pointsQualite, usureMachine, reputation } = result
      for (const index of [moralOuvrier, tauxFormation, pointsQualite, usureMachine, reputation]) {
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThanOrEqual(1_000_000)
      }
      expect(result.partMarche).toBeGreaterThanOrEqual(0)
      expect(result.partMarche).toBeLessThanOrEqual(1_000_000)
      expect(result.avancementtoursuivant).toBeGreaterThanOrEqual(0)
      expect(result.avancementtoursuivant).toBeLessThanOrEqual(1_000_000)
      expect(result.nombreOuvriersInocupes).toBeGreaterThanOrEqual(0)
      expect(result.nombreOuvriersInocupes).toBeLessThanOrEqual(result.nbEmployees)
      expect(result.impotSocietes).toBeGreaterThanOrEqual(0)
      expect(state.deficits).toBeGreaterThanOrEqual(0)
    })
  })

  test('has one cash flow from operations by both definitions, and one net result', () => {
    always(({ company: { statements, result } }) => {
      const { sig, compteResultat: income } = statements
      const additive =
        sig.excedentBrutExploitation -
        result.creancesPerdues -
        income.chargesFinancieres +
        sig.resultatExceptionnel -
        income.impotBenefices
      expect(sig.capaciteAutofinancement).toBe(additive)
      expect(sig.resultatNet).toBe(income.resultatNet)
      expect(sig.resultatExploitation).toBe(income.resultatExploitation)
      expect(result.resultatNet).toBe(sig.resultatNet)
    })
  })

  test('never rewards a dearer price, nor punishes effort, and rivals move the other way', () => {
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
      fc.property(arbitraryQuarter, fc.constantFrom(...Object.keys(efforts)), (input, key) => {
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

  test('explains the whole change of demand and the whole value', () => {
    always(({ company: { result, statements } }) => {
      const { total: all, ...effects } = statements.demande.effets
      expect(total(Object.values(effects))).toBe(result.variationDemand)
      expect(all).toBe(result.variationDemand)
      const { valeurSociete, ...components } = statements.valeur
      expect(total(Object.values(components))).toBe(valeurSociete)
      expect(result.valeurSociete).toBe(valeurSociete)
      expect(components.remiseEnEtat).toBeLessThanOrEqual(0)
      expect(components.decoteStock).toBeLessThanOrEqual(0)
    })
  })

  test('does not depend on the order of companies, decisions or events, nor on playing in one go', () => {
    fc.assert(
      fc.property(arbitraryGame, game => {
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

  test('treats identical companies alike, and ranks by the number of better ones', () => {
    fc.assert(
      fc.property(arbitraryGame, game => {
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

/** Rank = 1 + companies strictly better on value, then cumulated result, then cash. */
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

/** Plays each quarter as a scenario of its own, from the states the one before printed. */
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
