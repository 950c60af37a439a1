import { explainedFigures } from '@trimestre/contract/explanation-texts'
import { expect, test } from 'vitest'
import { termOfFigure } from './term-of-figure.ts'

/**
 * Figures without a definition, because their formula explains them in full: counts, sums of the statements, and the
 * corrections that lead to the net value.
 */
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
  'valeur.climat',
  'valeur.remiseEnEtat',
  'valeur.actualisationCreances',
  'valeur.decoteStock',
  'tresorerie.fraisStructure',
]

test('every other figure of a result and line of a statement has a definition', () => {
  const without = explainedFigures.filter(id => !termOfFigure(id))
  expect(without.sort()).toEqual(saidByFormula.toSorted())
})

test('the statement decides between two meanings of a name', () => {
  expect(termOfFigure('result.margeCommerciale')).toBe('marginOnSales')
  expect(termOfFigure('sig.margeCommerciale')).toBe('tradeMargin')
})
