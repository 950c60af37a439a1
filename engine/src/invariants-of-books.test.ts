import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import type { AccountNumber } from './catalogue/accounts.ts'
import { type CompanyState, journalLines } from './index.ts'
import { playedSteps, roundedShare, total } from './testing/played-games.ts'
import type { Step } from './testing/random-games.ts'

/** The invariants of the model (section 14) on the books of a company's quarter: numbers 2, 3, 4, 7, 8 and 9. */

const GAMES = { numRuns: runs(100) }

/** Checks every company's quarter of random games. */
const everyStep = (check: (step: Step) => void): void =>
  fc.assert(
    fc.property(fc.nat(), seed => playedSteps(seed).forEach(check)),
    GAMES,
  )

const debit = ({ comptes }: CompanyState, ...accounts: AccountNumber[]): number =>
  total(accounts.map(account => comptes[account] ?? 0))
const credit = (state: CompanyState, ...accounts: AccountNumber[]): number => 0 - debit(state, ...accounts)

const opensYear = ({ quarterNumber }: Step): boolean => quarterNumber % 4 === 1
const closesYear = ({ quarterNumber }: Step): boolean => quarterNumber % 4 === 0

/** Returns the accumulated depreciation of a machine or building: equal parts over its life, in quarters. */
const accumulated = (value: number, age: number, life: number): number =>
  Number((BigInt(value) * BigInt(Math.min(age, life))) / BigInt(life))

describe('the books of a quarter', () => {
  test('balance in every piece, and the journal leads from opening to closing balances', () => {
    everyStep(({ before, company }) => {
      const balances = new Map<string, number>(Object.entries(before.comptes))
      const pieces = new Map<number, number>()
      const lines = journalLines(company.journal)
      // Exactly one side is positive, and the other one is zero.
      expect(lines.filter(line => Math.min(line.debit, line.credit) !== 0)).toEqual([])
      expect(lines.filter(line => Math.max(line.debit, line.credit) <= 0)).toEqual([])
      for (const line of lines) {
        const amount = line.debit - line.credit
        pieces.set(line.piece, (pieces.get(line.piece) ?? 0) + amount)
        balances.set(line.account, (balances.get(line.account) ?? 0) + amount)
      }
      expect([...pieces.values()].every(difference => difference === 0)).toBe(true)
      expect([...pieces.keys()]).toEqual([...pieces.keys()].map((_, index) => index + 1))
      const left = [...balances].filter(([, amount]) => amount !== 0)
      expect(Object.fromEntries(left)).toEqual(company.state.comptes)
      expect(left.some(([account]) => account >= '6')).toBe(false)
      expect(total(Object.values(company.state.comptes))).toBe(0)
    })
  })

  test('have equal assets and liabilities, and equity changes by result and dividend', () => {
    everyStep(({ before, company: { state, result, statements } }) => {
      const { actif, passif } = statements.bilan
      expect(actif.totalActif).toBe(passif.totalPassif)
      const equityBefore = credit(before, '101', '1061', '110', '119', '120', '129')
      expect(result.capitauxPropres).toBe(equityBefore + result.resultatNet - result.dividende)
      expect(passif.capitauxPropres).toBe(result.capitauxPropres)
      expect(passif.capitauxPropres).toBe(
        passif.capital + passif.reserveLegale + passif.reportANouveau + passif.resultat,
      )
      expect(state.resultatCumule).toBe(before.resultatCumule + result.resultatNet)
    })
  })

  test('never have profits and losses side by side, and keep the result of the year to date', () => {
    everyStep(step => {
      const { before, company } = step
      const { state, result } = company
      expect([debit(state, '110'), debit(state, '119')]).toContain(0)
      expect([debit(state, '120'), debit(state, '129')]).toContain(0)
      const earlier = opensYear(step) ? 0 : credit(before, '120', '129')
      expect(credit(state, '120', '129')).toBe(earlier + result.resultatNet)
    })
  })

  test('keep the legal reserve within a tenth of the capital, and grow it only when a year opens', () => {
    everyStep(step => {
      const { before, company } = step
      const reserve = credit(company.state, '1061')
      expect(reserve).toBeLessThanOrEqual(Math.floor(credit(company.state, '101') / 10))
      const grown = reserve - credit(before, '1061')
      const profit = opensYear(step) ? credit(before, '120') : 0
      const covered = Math.min(profit, debit(before, '119'))
      expect(grown).toBeGreaterThanOrEqual(0)
      expect(grown).toBeLessThanOrEqual(roundedShare(profit - covered, 50_000))
    })
  })

  test('pay investments and dividends within the quarter, and dividends from closed years only', () => {
    everyStep(step => {
      const { quarterNumber, before, company } = step
      expect(company.state.comptes).not.toHaveProperty('404')
      expect(company.state.comptes).not.toHaveProperty('457')
      const { dividende } = company.result
      if (quarterNumber < 5) expect(dividende).toBe(0)
      const allocated = opensYear(step) ? credit(before, '120') : 0
      expect(dividende).toBeLessThanOrEqual(credit(before, '110') + allocated)
      expect(dividende).toBeLessThanOrEqual(Math.max(0, debit(before, '512')))
    })
  })

  test('end with the cash that results from receipts and payments, within the overdraft limit', () => {
    everyStep(({ before, company, criteria }) => {
      const { ouverture, cloture, ...lines } = company.statements.tresorerie
      const { liquidites, recettes, depenses } = company.result
      expect(ouverture).toBe(debit(before, '512'))
      expect(cloture).toBe(ouverture + total(Object.values(lines)))
      expect(liquidites).toBe(ouverture + recettes - depenses)
      expect(liquidites).toBe(debit(company.state, '512'))
      expect(liquidites).toBeGreaterThanOrEqual(0 - criteria.decouvertAutorise)
      expect(lines.ventesComptant).toBeGreaterThanOrEqual(0)
    })
  })

  test('equal the registers of customers, suppliers, loans, machines, buildings and stock', () => {
    everyStep(({ before, company: { state, result, decisions, statements }, criteria }) => {
      expect(debit(state, '411')).toBe(state.creanceT1 + state.creanceT2)
      expect(result.creancesClients).toBe(state.creanceT1 + state.creanceT2)
      const creditNext = roundedShare(result.chiffreAffaires, decisions.creditT1)
      expect(state.creanceT1).toBe(before.creanceT2 + creditNext)
      expect(credit(state, '401')).toBe(roundedShare(result.coutsMP, criteria.partCreditFournisseur))
      expect(credit(state, '164')).toBe(total(state.emprunts.map(({ capital }) => capital)))
      const { actif } = statements.bilan
      expect(actif.materielBrut).toBe(total(state.machines.map(({ nombre, prix }) => nombre * prix)))
      expect(actif.materielAmortissements).toBe(
        total(state.machines.map(({ nombre, prix, age }) => nombre * accumulated(prix, age, 20))),
      )
      expect(actif.constructionsBrut).toBe(total(state.batiments.map(({ valeur }) => valeur)))
      expect(actif.constructionsAmortissements).toBe(
        total(state.batiments.map(({ valeur, age }) => accumulated(valeur, age, 80))),
      )
      expect(credit(state, '395')).toBeGreaterThanOrEqual(0)
      expect(credit(state, '395')).toBeLessThanOrEqual(debit(state, '355'))
    })
  })

  test('tax the year to date: never below zero, and nothing in a year without profit', () => {
    everyStep(step => {
      const { before, company, criteria } = step
      const { state, result } = company
      const [base0, tax0] = opensYear(step) ? [0, 0] : [before.baseAnnee, before.impotAnnee]
      const base = base0 + result.resultatNet + result.impotSocietes
      const used = Math.min(before.deficits, Math.max(0, base))
      const due = tax0 + result.impotSocietes
      expect(due).toBe(roundedShare(Math.max(0, base) - used, criteria.tauxImpot))
      expect(due).toBeGreaterThanOrEqual(0)
      if (base <= 0) expect(due).toBe(0)
      expect(credit(state, '444')).toBe(result.impotSocietes)
      expect(state.deficits).toBeGreaterThanOrEqual(0)
      const { baseAnnee, impotAnnee, deficits } = state
      expect({ baseAnnee, impotAnnee, deficits }).toEqual(
        closesYear(step)
          ? { baseAnnee: 0, impotAnnee: 0, deficits: before.deficits - used + Math.max(0, 0 - base) }
          : { baseAnnee: base, impotAnnee: due, deficits: before.deficits },
      )
    })
  })

  test('have the same cash flow from operations by both definitions, and one net result', () => {
    everyStep(({ company: { statements, result } }) => {
      const { sig, compteResultat: income } = statements
      const additive =
        sig.excedentBrutExploitation -
        result.creancesPerdues -
        result.dedits +
        income.produitsFinanciers -
        income.chargesFinancieres +
        sig.resultatExceptionnel -
        income.impotBenefices
      expect(sig.capaciteAutofinancement).toBe(additive)
      expect(sig.resultatNet).toBe(income.resultatNet)
      expect(sig.resultatExploitation).toBe(income.resultatExploitation)
      expect(sig.resultatCourantAvantImpots).toBe(income.resultatExploitation + income.resultatFinancier)
      expect(result.resultatNet).toBe(sig.resultatNet)
    })
  })
})
