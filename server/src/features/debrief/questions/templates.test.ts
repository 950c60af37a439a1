import type { ExplanationCause } from '@trimestre/contract/explanations'
import type { PredictionScores } from '@trimestre/contract/prediction-scores'
import { type QuestionId, questionIds } from '@trimestre/contract/teaching-texts/types'
import { expect, test } from 'vitest'
import { type CompanyDraft, classQuarter, seenBy } from '../../../testing/class-quarter-builder.ts'
import type { ClassQuarter, Figures } from '../class-quarter.ts'
import { questionCandidates, templates } from './index.ts'

type Case = {
  /** At its border, where it still applies. */
  applies: ClassQuarter
  strength: number
  /** Just beyond its border. */
  not: ClassQuarter
}

const one = (figures: Partial<Figures>, before?: Partial<Figures>): ClassQuarter =>
  classQuarter([{ figures, before }])
const several = (...figures: Partial<Figures>[]): ClassQuarter =>
  classQuarter(figures.map(each => ({ figures: each })))
const sold = (...prices: number[]): ClassQuarter =>
  several(...prices.map(prixVente => ({ prixVente, nombreProduitVendu: 1 })))
const change = (before: Partial<Figures>, figures: Partial<Figures>): ClassQuarter => one(figures, before)
const market = (demandeTotale: number): ClassQuarter => classQuarter([{}], { market: { demandeTotale } })
const event = (key: string): ClassQuarter =>
  classQuarter([{ figures: { chiffreAffaires: 100 }, causes: { resultatNet: [cause('event', key, -7)] } }])
const cause = (kind: ExplanationCause['kind'], key: string, amount: number): ExplanationCause => ({
  kind,
  key,
  name: key,
  area: null,
  amount,
  throughDemand: 0,
})
const scores = (score: number): PredictionScores => ({
  demande: score,
  liquidites: score,
  resultatNet: null,
  quarter: score,
})
const followers = (draft: CompanyDraft, rank: number): ClassQuarter => classQuarter([{ rank, ...draft }])

const sales = { chiffreAffaires: 100 }

const cases: Record<Exclude<QuestionId, `g${string}`>, Case> = {
  d01: {
    applies: several({ demande: 200, demandeNonSatisfaite: 25 }, { demande: 300 }),
    strength: 5,
    not: several({ demande: 200 }, { demande: 300 }),
  },
  d02: {
    applies: several({ demande: 40, demandeReportee: 10 }, { demande: 60 }),
    strength: 10,
    not: several({ demande: 40 }, { demande: 60 }),
  },
  d03: { applies: market(950), strength: 5, not: market(950.01) },
  d04: {
    applies: change({ partMarche: 10 }, { partMarche: 11 }),
    strength: 10,
    not: change({ partMarche: 10 }, { partMarche: 10.9999 }),
  },
  d05: {
    applies: several({ partMarche: 40, resultatNet: -1 }, { partMarche: 20 }, { partMarche: 10 }),
    strength: 40,
    not: several({ partMarche: 40 }, { partMarche: 20, resultatNet: -1 }, { partMarche: 10 }),
  },
  p06: { applies: sold(195, 205), strength: 5, not: sold(195.04, 205) },
  p07: {
    applies: change({ prixVente: 100 }, { prixVente: 97 }),
    strength: 3,
    not: change({ prixVente: 100 }, { prixVente: 97.01 }),
  },
  p08: {
    applies: change({ prixVente: 100 }, { prixVente: 103 }),
    strength: 3,
    not: change({ prixVente: 100 }, { prixVente: 102.99 }),
  },
  p09: {
    applies: one({ nombreProduitVendu: 1, prixVente: 80, prixProduit: 100 }),
    strength: 25,
    not: one({ nombreProduitVendu: 1, prixVente: 100, prixProduit: 100 }),
  },
  p10: { applies: sold(100, 100, 100.99), strength: 30, not: sold(100, 100, 101.01) },
  f11: {
    applies: one({ nombreProduitsFabriques: 85, capaciteProduction: 100 }),
    strength: 15,
    not: one({ nombreProduitsFabriques: 86, capaciteProduction: 100 }),
  },
  f12: {
    applies: one({ capaciteMachines: 80, capaciteOuvriers: 100 }),
    strength: 20,
    not: one({ capaciteMachines: 81, capaciteOuvriers: 100 }),
  },
  f13: {
    applies: several(
      { nombreProduitsFabriques: 1, prixProduit: 100 },
      { nombreProduitsFabriques: 1, prixProduit: 110 },
      { nombreProduitsFabriques: 0, prixProduit: 500 },
    ),
    strength: 10,
    not: several(
      { nombreProduitsFabriques: 1, prixProduit: 100 },
      { nombreProduitsFabriques: 1, prixProduit: 109.99 },
    ),
  },
  f14: {
    applies: classQuarter([{ alerts: ['CAPACITE'] }, {}]),
    strength: 50,
    not: classQuarter([{ alerts: ['RUPTURE'] }, {}]),
  },
  f15: {
    applies: several({ usureMachine: 40 }, { usureMachine: 20 }),
    strength: 30,
    not: one({ usureMachine: 29.99 }),
  },
  f16: {
    applies: one({ ...sales, coutSousActivite: 3 }),
    strength: 3,
    not: one({ ...sales, coutSousActivite: 2.99 }),
  },
  k17: {
    applies: one({ nombreProduitStok: 30, nombreProduitVendu: 100 }),
    strength: 30,
    not: one({ nombreProduitStok: 29, nombreProduitVendu: 100 }),
  },
  k18: {
    applies: one({ produitsPerdus: 1, nombreProduitsFabriques: 20 }),
    strength: 5,
    not: one({ nombreProduitsFabriques: 20 }),
  },
  k19: {
    applies: several({ demandeNonSatisfaite: 1 }, { nombreProduitStok: 1 }),
    strength: 50,
    not: several({ demandeNonSatisfaite: 1 }, { demandeNonSatisfaite: 1, nombreProduitStok: 1 }),
  },
  t20: {
    applies: change({ liquidites: 100 }, { ...sales, resultatNet: 1, liquidites: 90 }),
    strength: 10,
    not: change({ liquidites: 100 }, { ...sales, resultatNet: 1, liquidites: 100 }),
  },
  t21: { applies: several({ liquidites: -0.01 }, {}), strength: 50, not: several({ liquidites: 0 }, {}) },
  t22: { applies: several({ pretUrgence: 0.01 }, {}), strength: 50, not: several({}, {}) },
  t23: {
    applies: classQuarter([{ figures: { ...sales, creancesClients: 30 } }], { levelGame: 3 }),
    strength: 30,
    not: classQuarter([{ figures: { ...sales, creancesClients: 30 } }], { levelGame: 2 }),
  },
  t24: {
    applies: one({ ...sales, liquidites: 50 }),
    strength: 25,
    not: one({ ...sales, liquidites: 49.99 }),
  },
  h25: {
    applies: several({ moralOuvrier: 50 }, { moralOuvrier: 65 }),
    strength: 15,
    not: several({ moralOuvrier: 50 }, { moralOuvrier: 64.99 }),
  },
  h26: { applies: one({ demissions: 1, nbEmployees: 20 }), strength: 5, not: one({ nbEmployees: 20 }) },
  h27: { applies: one({ ...sales, coutlicenciement: 5 }), strength: 5, not: one(sales) },
  h28: { applies: one({ variationFormation: 2 }), strength: 10, not: one({ variationFormation: 1.99 }) },
  h29: { applies: several({ pourcentageHSOuvrier: 1 }, {}), strength: 50, not: several({}, {}) },
  r30: {
    applies: change({ resultatNet: 10 }, { ...sales, resultatNet: -10 }),
    strength: 20,
    not: change({ resultatNet: 10 }, { ...sales, resultatNet: 0 }),
  },
  r31: {
    applies: several({ resultatNet: -1 }, { resultatNet: -1 }, {}),
    strength: 67,
    not: several({ resultatNet: -1 }, {}),
  },
  r32: {
    applies: one({ ...sales, masseSalariale: 40, coutsMP: 39 }),
    strength: 20,
    not: one({ masseSalariale: 40 }),
  },
  r33: { applies: one({ ...sales, impotSocietes: 5 }), strength: 5, not: one(sales) },
  r34: {
    applies: change({ valeurSociete: 100 }, { resultatNet: -1, valeurSociete: 101 }),
    strength: 10,
    not: change({ valeurSociete: 100 }, { resultatNet: -1, valeurSociete: 100 }),
  },
  i35: { applies: one({ ...sales, coutMachine: 10 }), strength: 10, not: one(sales) },
  i36: { applies: one({ ...sales, budgetRD: 10 }), strength: 10, not: one(sales) },
  i37: {
    applies: classQuarter([{ figures: { niveauRD: 1 }, before: {} }, {}]),
    strength: 50,
    not: classQuarter([{ figures: { niveauRD: 1 }, before: { niveauRD: 1 } }, {}]),
  },
  i38: {
    applies: one({ dettesFinancieres: 50, capitauxPropres: 100 }),
    strength: 25,
    not: one({ dettesFinancieres: 49.99, capitauxPropres: 100 }),
  },
  q39: {
    applies: several({ pointsQualite: 90 }, { pointsQualite: 100 }),
    strength: 10,
    not: several({ pointsQualite: 90 }, { pointsQualite: 99.99 }),
  },
  q40: { applies: one({ ...sales, coutSAV: 3 }), strength: 3, not: one({ ...sales, coutSAV: 2.99 }) },
  e41: { applies: event('greve'), strength: 7, not: event('impot') },
  l42: {
    applies: classQuarter([{ scores: scores(60), scoresBefore: scores(50) }]),
    strength: 10,
    not: classQuarter([{ scores: scores(59.99), scoresBefore: scores(50) }]),
  },
  l43: {
    applies: classQuarter([{ scores: scores(59.99) }]),
    strength: 40,
    not: classQuarter([{ scores: scores(60) }]),
  },
  l44: {
    applies: followers({ figures: { ...sales, resultatNet: 10 }, before: {} }, 2),
    strength: 10,
    not: followers({ figures: { ...sales, resultatNet: 10 }, before: {} }, 1),
  },
}

const found = (quarter: ClassQuarter, id: string) => questionCandidates(quarter).find(each => each.id === id)

test('there is a template for every id, in the order of ids', () => {
  expect(templates.map(({ id }) => id)).toEqual(questionIds)
})

test.each(Object.entries(cases))('%s applies at its border with its strength, and not beyond', (id, each) => {
  expect(found(each.applies, id)).toMatchObject({ id, theme: id[0], strength: each.strength })
  expect(found(each.not, id)).toBeUndefined()
})

test('general questions apply to every quarter, with the least strength', () => {
  const general = questionCandidates(classQuarter([])).filter(({ theme }) => theme === 'g')
  expect(general.map(({ id, strength }) => [id, strength])).toEqual(
    ['g45', 'g46', 'g47', 'g48', 'g49'].map(id => [id, 1]),
  )
})

test('a strength is 100 at most', () => {
  const quarter = one({ nombreProduitStok: 5000, nombreProduitVendu: 0 })
  expect(found(quarter, 'k17')?.strength).toBe(100)
})

const questionsOfStaff = templates.filter(({ scope }) => scope === 'C').map(({ id }) => id)

test('members get no question about the class, and only their own company in the others', () => {
  expect(questionsOfStaff).toEqual(['d02', 'f13', 'k19', 'h25', 'r30', 'r31', 'q39'])
  for (const id of questionsOfStaff) {
    const { applies } = cases[id as keyof typeof cases]
    expect(found(seenBy(applies, 1), id)).toBeUndefined()
  }
  const quarter = several({ demande: 100 }, { demande: 100, demandeNonSatisfaite: 50 })
  expect(found(seenBy(quarter, 1), 'd01')).toBeUndefined()
  expect(found(seenBy(quarter, 2), 'd01')).toMatchObject({
    strength: 50,
    isOwn: true,
    figures: { k: 1, u: 50 },
  })
})

test('public questions are the same for all', () => {
  const quarter = sold(100, 150)
  const { link, isOwn, ...ofStaff } = found(quarter, 'p06') ?? {}
  expect(found(seenBy(quarter, 2), 'p06')).toMatchObject(ofStaff)
  expect(ofStaff).toMatchObject({ figures: { a: 100, b: 150 }, answerFigures: { lowSold: 1, highSold: 1 } })
})

const gains = (first: Partial<CompanyDraft>, last: Partial<CompanyDraft>, count = 3): ClassQuarter =>
  classQuarter(
    [
      { figures: { partMarche: 12 }, before: { partMarche: 10 }, ...first },
      {},
      { figures: { partMarche: 15 }, before: { partMarche: 10 }, ...last },
    ].slice(3 - count),
  )

test('the company ranked last is no subject: the next best takes its place', () => {
  expect(found(gains({}, {}), 'd04')).toMatchObject({ subject: 1, label: 'A', figures: { x: 2 } })
  expect(found(gains({}, { hasConsent: true }), 'd04')).toMatchObject({ subject: 3, figures: { x: 5 } })
  expect(found(seenBy(gains({}, {}), 3), 'd04')).toBeUndefined()
  // Of two, the second is not singled out.
  expect(found(gains({}, {}, 2), 'd04')).toMatchObject({ subject: 2, figures: { x: 5 } })
})

test('a computer is no subject, and has no place', () => {
  const computer = { isHuman: false, rank: null }
  expect(found(gains({}, computer), 'd04')).toMatchObject({ subject: 1 })
  expect(found(gains(computer, { rank: 2 }), 'd04')).toMatchObject({ subject: 3 })
})

test('a company with a loss is a subject without a name', () => {
  const lossy = gains({ figures: { partMarche: 12, resultatNet: -1 } }, {})
  expect(found(lossy, 'd04')).toMatchObject({ subject: 1, label: null })
})

test('the answer about a price comes from the causes that the reader may see', () => {
  const causes = { demande: [cause('decision', 'prixVente', 120), cause('market', '', 5)] }
  const cut = classQuarter([{ figures: { prixVente: 90 }, before: { prixVente: 100 }, causes }])
  expect(found(cut, 'p07')?.answerFigures).toEqual({ before: 100, now: 90, customers: 120, margin: null })
})

test('a profit without cash names the three largest uses of money', () => {
  const quarter = change(
    { liquidites: 1000, stockValeur: 10, creancesClients: 20, dettesFinancieres: 300 },
    {
      resultatNet: 5,
      liquidites: 400,
      stockValeur: 110,
      creancesClients: 30,
      coutMachine: 400,
      dettesFinancieres: 100,
    },
  )
  const { answerFigures } = found(quarter, 't20') ?? {}
  expect(answerFigures).toEqual({ stock: 100, receivables: null, machines: 400, repaid: 200, dividend: null })
})
