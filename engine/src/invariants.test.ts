import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import type { AccountNumber } from './catalogue/accounts.ts'
import { effectiveCriteria } from './criteria-in-force.ts'
import { journalLines, runScenario } from './index.ts'
import type { ScenarioDocument } from './testing/index.ts'
import { randomGame, type Step, stepsOf } from './testing/random-games.ts'

/** The invariants of the model (section 14) that hold for each company's quarter; a failure prints its seed. */

const RUNS = { numRuns: runs(100) }
/** Any seed gives a game. */
const games = fc.nat().map(randomGame)

/** Runs a check on every company's quarter of random games. */
function always(check: (step: Step, game: ScenarioDocument) => void): void {
  fc.assert(
    fc.property(games, game => {
      for (const step of stepsOf(game)) check(step, game)
    }),
    RUNS,
  )
}

const balance = ({ company }: Step, account: AccountNumber): number => company.state.comptes[account] ?? 0
const total = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)

/** Returns an amount times millionths, rounded half up. */
const roundedShare = (amount: number, ratio: number): number =>
  Number((BigInt(amount) * BigInt(ratio) * 2n + 1_000_000n) / 2_000_000n)

/** Returns the accumulated depreciation of a machine or building: equal parts over its life, in quarters. */
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
  test('outputs only integers, texts and booleans', () => {
    fc.assert(
      fc.property(games, game => expectExact(runScenario(game), 'output')),
      RUNS,
    )
  })

  test('balances every piece, and its journal leads from opening to closing balances', () => {
    always(step => {
      const { before, company } = step
      const balances = new Map<string, number>(Object.entries(before.comptes))
      const pieces = new Map<number, number>()
      for (const { piece, account, debit, credit } of journalLines(company.journal)) {
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

  test('has equal assets and liabilities, and its equity changes by result and dividend', () => {
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

  test('ends with the cash that results from receipts and payments, within the overdraft limit', () => {
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

  test('keeps indices between 0 and 1, idle workers within the staff, and tax and losses at 0 or above', () => {
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

  test('has the same cash flow from operations by both definitions, and one net result', () => {
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
})
