import { describe, expect, test } from 'vitest'
import {
  type CompanyState,
  decisionItems,
  decisionSheet,
  type MarketState,
  openingState,
  runScenario,
  simulateQuarter,
} from './index.ts'
import {
  aQuarter,
  aScenario,
  companiesNamed,
  companyOf,
  following,
  openingStateWith,
  quarterOf,
} from './testing/index.ts'

/** The market before a quarter that neither opens nor closes a financial year. */
const midYear: MarketState = {
  trimestre: 1,
  phase: 'Croissance',
  trimestresPhase: 0,
  indice: 1_000_000,
  prixRelatif: 1_000_000,
}

const sheetOf = (input: Partial<Parameters<typeof decisionSheet>[0]> = {}) =>
  new Map(
    decisionSheet({ level: 4, criteria: {}, state: null, given: {}, ...input }).map(entry => [
      entry.key,
      entry,
    ]),
  )

describe('the decision sheet', () => {
  test('lists every decision in the order of the catalogue', () => {
    const keys = decisionSheet({ level: 1, criteria: {}, state: null, given: {} }).map(({ key }) => key)
    expect(keys).toEqual(decisionItems.map(({ key }) => key))
  })

  test('opens decisions by the level of the game', () => {
    const open = (level: number) => [...sheetOf({ level }).values()].filter(entry => entry.open).length
    expect([1, 2, 3, 4].map(open)).toEqual([5, 12, 20, 26])
    expect(open(0)).toBe(5)
    expect(open(9)).toBe(26)
  })

  test('contains human numbers, with the type of the form field', () => {
    const sheet = sheetOf({ given: { prixVente: 52.5, creditT1: 25, gradeMatieres: 3, etudeMarche: 1 } })
    expect(sheet.get('prixVente')).toMatchObject({ value: 52.5, type: 'amount', unit: 'BA', origin: 'given' })
    expect(sheet.get('creditT1')).toMatchObject({ value: 25, type: 'percent', origin: 'given' })
    expect(sheet.get('gradeMatieres')).toMatchObject({ value: 3, type: 'choice' })
    expect(sheet.get('etudeMarche')).toMatchObject({ value: 1, type: 'boolean' })
    expect(sheet.get('embauches')).toMatchObject({ value: 0, type: 'number', origin: 'default' })
    expect(sheet.get('salaire')).toMatchObject({ value: 1500, type: 'amount', unit: 'BA par ouvrier' })
  })

  test('takes some defaults from the criteria of the game', () => {
    const sheet = sheetOf({ criteria: { prixReference: 80, rdReference: 1234.5 } })
    expect(sheet.get('prixVente')?.value).toBe(80)
    expect(sheet.get('budgetRD')?.default).toBe(1234.5)
  })

  test('carries standing decisions over, and only those', () => {
    const { state } = quarterOf({ prixVente: 55, embauches: 3 })
    const sheet = sheetOf({ state })
    expect(sheet.get('prixVente')).toMatchObject({ value: 55, origin: 'carried' })
    expect(sheet.get('embauches')).toMatchObject({ value: 0, origin: 'default' })
    expect(sheetOf({ state, given: { prixVente: 40 } }).get('prixVente')).toMatchObject({
      value: 40,
      origin: 'given',
    })
  })

  test('clamps a value out of range to the nearest bound', () => {
    expect(sheetOf({ given: { prixVente: 5000 } }).get('prixVente')?.value).toBe(1000)
    expect(sheetOf({ given: { dureeEmprunt: 0 } }).get('dureeEmprunt')?.value).toBe(2)
  })
})

describe('a decision', () => {
  test('that is closed keeps its default, whatever is given', () => {
    const { decisions } = quarterOf({ budgetRD: 20_000, prixVente: 47 }, { level: 1 })
    expect(decisions.budgetRD).toBe(300_000)
    expect(decisions.prixVente).toBe(4700)
  })

  test('of an absent player repeats last quarter, but hires, buys and borrows nothing', () => {
    const decisions = { a: { prixVente: 48, embauches: 2, achatMachines: 1, emprunt: 5000 } }
    const { quarters } = runScenario(aScenario({ companies: [{ id: 'a' }], quarters: [{ decisions }, {}] }))
    expect(quarters[1]?.companies.a?.decisions).toMatchObject({
      prixVente: 4800,
      embauches: 0,
      achatMachines: 0,
      emprunt: 0,
    })
  })

  test('to sell on credit cannot cover more than all sales, and carries over as requested', () => {
    const { decisions, state } = quarterOf({ creditT1: 80, creditT2: 50 })
    expect(decisions.creditT2).toBe(200_000)
    expect(state.reconduction.creditT2).toBe(500_000)
  })

  test('that exceeds what is possible is reduced, with a warning', () => {
    const { decisions, result } = quarterOf({
      embauches: 500,
      licenciements: 400,
      achatMachines: 50,
      venteMachines: 50,
    })
    expect(decisions).toMatchObject({
      embauches: 15,
      licenciements: 20,
      achatMachines: 10,
      venteMachines: 10,
    })
    expect(result.alertes).toEqual([
      'CAPACITE',
      'PLAFOND:achatMachines',
      'PLAFOND:embauches',
      'PLAFOND:licenciements',
      'PLAFOND:venteMachines',
      'PRET_URGENCE',
      'RUPTURE',
    ])
  })

  test('on loans stays within 60 % of equity and the debt that is left', () => {
    const { decisions } = quarterOf({ emprunt: 1_000_000, remboursementAnticipe: 1_000_000 })
    expect(decisions.remboursementAnticipe).toBe(3_626_263)
    expect(decisions.emprunt).toBe(18_000_000)
    // 60 % of 300 000 BA, less the 36 262.63 BA that are still owed after the instalment.
    expect(quarterOf({ emprunt: 1_000_000 }).decisions.emprunt).toBe(18_000_000 - 3_626_263)
  })

  test('to pay a dividend takes the profits of closed years only, and the cash of the opening', () => {
    const withProfits = (comptes: Partial<CompanyState['comptes']>) => {
      const state = openingStateWith({ comptes: { ...openingState({}).comptes, ...comptes } })
      return quarterOf({ dividende: 50_000 }, { companies: [{ id: 'a', state }], marketState: midYear })
    }
    // 3 000 BA of closed years; the 4 000 BA of the running year are not distributable yet.
    const retained = withProfits({ 110: -300_000, 120: -400_000, 101: -29_300_000 })
    expect(retained.decisions.dividende).toBe(300_000)
    expect(retained.result.alertes).toContain('PLAFOND:dividende')
    // 20 000 BA of closed years, but 10 000 BA of cash at the opening.
    expect(withProfits({ 110: -2_000_000, 101: -28_000_000 }).decisions.dividende).toBe(1_000_000)
  })

  test('to pay a dividend when a year opens can take the profit that is allocated in the same quarter', () => {
    const comptes = { ...openingState({}).comptes, 120: -400_000, 101: -29_600_000 }
    const companies = [{ id: 'a', state: openingStateWith({ comptes }) }]
    // 5 % of 4 000 BA go to the legal reserve.
    expect(quarterOf({ dividende: 50_000 }, { companies }).decisions.dividende).toBe(380_000)
    const later = quarterOf({ dividende: 50_000 }, { companies, marketState: midYear })
    expect(later.decisions.dividende).toBe(0)
  })

  test('to pay less than the minimum wage is raised to it, and carries over as requested', () => {
    const { decisions, result, state } = quarterOf({ salaire: 1200 })
    expect(decisions.salaire).toBe(135_000)
    expect(result.alertes).toEqual(['PLANCHER:salaire'])
    expect(result.masseSalariale).toBe(Math.round(20 * 135_000 * 1.42))
    expect(state.reconduction.salaire).toBe(120_000)
    expect(quarterOf({ salaire: 1350 }).result.alertes).toEqual([])
  })

  test('to produce more than the capacity costs a forfeit on the cancelled materials, at most on the capacity', () => {
    // 10 % of 14 BA of materials, for 200 units too many, then for no more than the capacity of 3 000.
    expect(quarterOf({ quantiteProduction: 3200 }).result.dedits).toBe(200 * 140)
    expect(quarterOf({ quantiteProduction: 100_000 }).result.dedits).toBe(3000 * 140)
    expect(quarterOf({ quantiteProduction: 3000 }).result.dedits).toBe(0)
  })
})

describe('a company in recovery', () => {
  const ruined = { ...openingState({}), statut: 'redressement' as const }
  const wish = {
    achatMachines: 1,
    extensionStock: 100,
    emprunt: 1000,
    dividende: 1000,
    etudeMarche: 1,
    embauches: 2,
    budgetPublicite: 9000,
    budgetRD: 100,
    quantiteProduction: 5000,
  }
  const output = simulateQuarter(
    aQuarter({ companies: [{ id: 'a', state: ruined }], decisions: { a: wish } }),
  )
  const { decisions, result, state } = companyOf(output, 'a')

  test('cannot invest, borrow, hire or pay dividends, and has its budgets limited to their default', () => {
    expect(decisions).toMatchObject({
      achatMachines: 0,
      extensionStock: 0,
      emprunt: 0,
      dividende: 0,
      etudeMarche: 0,
      embauches: 0,
      budgetPublicite: 600_000,
      budgetRD: 10_000,
      quantiteProduction: 3000,
    })
    expect(result.alertes.filter(alert => alert.startsWith('REDRESSEMENT:'))).toHaveLength(8)
  })

  test('pays neither instalments nor interest, and leaves recovery when its equity is positive', () => {
    expect(result.mensualite).toBe(0)
    expect(state.emprunts).toEqual(openingState({}).emprunts)
    expect(state.statut).toBe('normal')
  })

  test('pays no interest on its overdraft', () => {
    const comptes = { ...openingState({}).comptes, 512: -1_000_000, 101: -28_000_000 }
    const agiosOf = (statut: CompanyState['statut']) => {
      const companies = [{ id: 'a', state: openingStateWith({ comptes, statut }) }]
      return quarterOf({}, { companies }).statements.tresorerie.agios
    }
    expect([agiosOf('normal'), agiosOf('redressement')]).toEqual([-35_000, 0])
  })

  test('starts again from the opening position when reset', () => {
    const input = aQuarter({ companies: companiesNamed('a') })
    const next = following(input, simulateQuarter(input))
    const reset = simulateQuarter({ ...next, companies: companiesNamed('a') })
    expect(companyOf(reset, 'a').state.experience).toBe(2600)
    expect(companyOf(reset, 'a').state.trimestre).toBe(2)
  })
})
