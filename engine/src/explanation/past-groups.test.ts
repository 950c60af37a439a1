import { describe, expect, test } from 'vitest'
import { decisionItems } from '../catalogue/decisions.ts'
import { groupOfOneShot, pastGroups } from '../catalogue/past-groups.ts'
import type { CompanyState } from '../company-state.ts'
import { openingState } from '../opening-documents.ts'
import { aScenario, openingStateWith } from '../testing/index.ts'
import { causesOf } from '../testing/played-quarters.ts'
import type { FigureId } from './figures.ts'

/** Two quarters of a company that decides something in the first, and something else or nothing in the second. */
const twoQuarters = (
  first: Record<string, number>,
  second: Record<string, number> = {},
  state: CompanyState | null = null,
) =>
  aScenario({
    companies: [{ id: 'a', state }],
    quarters: [{ decisions: { a: first } }, { decisions: { a: second } }],
  })

const amountsOf = (document: Parameters<typeof causesOf>[0], figure: FigureId) =>
  [...causesOf(document, figure)].map(([name, { amount }]) => [name, amount])

describe('the opening situation', () => {
  /** Figures that follow from one part of it; the comments give their values in both quarters. */
  const parts: [group: string, figure: FigureId, amount: number, first: Record<string, number>][] = [
    // 1 500 units, then 1 700.
    ['stock', 'result.capacitestock', 200, { extensionStock: 200 }],
    // 0.48 without a budget, then 4 % less.
    ['equipe', 'result.tauxFormation', -19_200, { budgetFormation: 0 }],
    // 0.194400, then 0.188703: machines that are less worn make 300.84 units, so that they are used less.
    ['machines', 'result.usureMachine', -5697, {}],
    // Half of the materials of 35 000 BA, then of 36 400 BA.
    ['financement', 'tresorerie.reglementFournisseurs', -70_000, {}],
    // 99 % of 49 500 BA, then of 12 250 BA and 30 % of 2 800 units at 50 BA.
    ['clients', 'tresorerie.creancesEncaissees', 470_250, {}],
    // 40 % of 6 000 BA and 60 % of 9 000, then 40 % of that and 60 % of 9 000.
    ['image', 'result.notoriete', 72_000, { budgetPublicite: 9000 }],
    // 3 000 BA, then twice as much.
    ['savoir', 'result.rdtotalinvestissement', 300_000, {}],
  ]

  test('has seven parts, each of which is tested here', () => {
    expect(parts.map(([group]) => group)).toEqual(pastGroups.map(({ key }) => key))
  })

  test.each(parts)('is a cause by its part « %s »', (group, figure, amount, first) => {
    const document = twoQuarters(first)
    expect(amountsOf(document, figure)).toEqual([[`past.${group}`, amount]])
    expect(causesOf(document, figure).get(`past.${group}`)?.cause).toEqual({ kind: 'past', key: group })
  })
})

describe('the opening balances', () => {
  const balances: [accounts: string, figure: FigureId, group: string][] = [
    ['of the stock', 'compteResultat.productionStockee', 'stock'],
    ['of buildings', 'actif.constructionsNet', 'stock'],
    ['of machines', 'actif.materielNet', 'machines'],
    ['of customers', 'actif.clients', 'clients'],
  ]
  test.each(balances)(
    '%s belong to its part of the situation, and not to finance',
    (_accounts, figure, group) => {
      const causes = causesOf(twoQuarters({ extensionStock: 100, achatMachines: 1 }), figure)
      expect([...causes.keys()]).toContain(`past.${group}`)
      expect([...causes.keys()]).not.toContain('past.financement')
    },
  )

  test('of the bank belong to finance', () => {
    expect([...causesOf(twoQuarters({}), 'tresorerie.ouverture').keys()]).toEqual(['past.financement'])
  })
})

describe('a one-shot decision', () => {
  const comptes = { ...openingState({}).comptes, 101: -29_500_000, 110: -500_000 }
  const shots: [key: string, value: number, figure: FigureId, change: number, group: string][] = [
    ['embauches', 2, 'tresorerie.recrutement', 120_000, 'equipe'],
    ['licenciements', 2, 'tresorerie.licenciements', 300_000, 'equipe'],
    ['achatMachines', 1, 'tresorerie.achatMachines', 1_200_000, 'machines'],
    ['venteMachines', 1, 'tresorerie.cessionMachines', -691_200, 'machines'],
    ['emprunt', 10_000, 'tresorerie.emprunt', -1_000_000, 'financement'],
    ['etudeMarche', 1, 'tresorerie.recherche', 150_000, 'financement'],
    ['heuresSupplementaires', 10, 'result.pourcentageHSOuvrier', -100_000, 'equipe'],
    ['extensionStock', 100, 'tresorerie.extensionStock', 220_000, 'stock'],
    // With the fee of 1 %.
    ['remboursementAnticipe', 1000, 'tresorerie.remboursementAnticipe', 101_000, 'financement'],
    ['dividende', 1000, 'tresorerie.dividendes', 100_000, 'financement'],
  ]

  test('is any decision that is not standing, and each of them is tested here', () => {
    const oneShots = decisionItems.filter(({ standing }) => !standing).map(({ key }) => key)
    expect(shots.map(([key]) => key)).toEqual(oneShots)
    expect(Object.keys(groupOfOneShot).sort()).toEqual([...oneShots].sort())
  })

  test.each(shots)(
    'that is over belongs to the situation which it left: %s',
    (key, value, figure, change, group) => {
      const document = twoQuarters({ [key]: value }, {}, openingStateWith({ comptes }))
      expect(amountsOf(document, figure)).toEqual([[`past.${group}`, change]])
    },
  )

  test('that is made for the first time, or renewed for another amount, is a decision', () => {
    const first = causesOf(twoQuarters({}, { emprunt: 5000 }), 'tresorerie.emprunt')
    expect([...first.keys()]).toEqual(['decision.emprunt'])
    expect(amountsOf(twoQuarters({ emprunt: 20_000 }, { emprunt: 5000 }), 'tresorerie.emprunt')).toEqual([
      ['decision.emprunt', -1_500_000],
    ])
  })
})

test('a standing decision that returns to its default is a decision', () => {
  const document = twoQuarters({ budgetPublicite: 9000 }, { budgetPublicite: 6000 })
  expect(amountsOf(document, 'tresorerie.publicite')).toEqual([['decision.budgetPublicite', 300_000]])
})
