import { explainedFigures } from '@trimestre/contract/explanation-texts'
import { expect, test } from 'vitest'
import { termOfFigure } from './term-of-figure.ts'

/** What their formula says in full: counts, sums of the statements, and the corrections that lead to the net value. */
const saidByFormula = [
  'marche.entreprises',
  'result.coutMachine',
  'result.valeurPassif',
  'result.variationStock',
  'compteResultat.produitsExploitation',
  'compteResultat.chargesExploitation',
  'compteResultat.autresProduits',
  'actif.actifCirculantNet',
  'passif.dettes',
  'valeur.immateriel',
  'valeur.remiseEnEtat',
  'valeur.actualisationCreances',
  'valeur.decoteStock',
  'tresorerie.fraisStructure',
]

test('every other figure of a result and line of a statement has its definition', () => {
  const without = explainedFigures.filter(id => !termOfFigure(id))
  expect(without.sort()).toEqual(saidByFormula.toSorted())
})

test('a name that means two things is told by its statement', () => {
  expect(termOfFigure('result.margeCommerciale')).toBe('marginOnSales')
  expect(termOfFigure('sig.margeCommerciale')).toBe('tradeMargin')
})
