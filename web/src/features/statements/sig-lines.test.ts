import { expect, test } from 'vitest'
import { withSteps } from './sig-lines.ts'

const line = (code: string, montant: number) => ({ code, libelle: code, montant })

test('the step between two balances is written out', () => {
  const shown = withSteps([
    line('margeCommerciale', 0),
    line('productionExercice', 100),
    line('consommationsTiers', 60.1),
    line('valeurAjoutee', 39.9),
    line('excedentBrutExploitation', -5),
  ])
  expect(shown.map(({ code, montant, role }) => [code, montant, role])).toEqual([
    ['margeCommerciale', 0, 'plus'],
    ['productionExercice', 100, 'plus'],
    ['consommationsTiers', 60.1, 'minus'],
    ['valeurAjoutee', 39.9, 'total'],
    ['personnelEtTaxes', 44.9, 'minus'],
    ['excedentBrutExploitation', -5, 'total'],
  ])
})

test('gains on disposals leave the self-financing capacity', () => {
  const shown = withSteps([
    line('resultatNet', 10),
    line('plusValuesCessions', 4),
    line('capaciteAutofinancement', 16),
  ])
  expect(shown.slice(-3).map(({ code, montant, role }) => [code, montant, role])).toEqual([
    ['plusValuesCessions', 4, 'minus'],
    ['chargesCalculees', 10, 'plus'],
    ['capaciteAutofinancement', 16, 'total'],
  ])
})

test('a balance equal to the one before needs no step', () => {
  const shown = withSteps([line('valeurAjoutee', 0), line('excedentBrutExploitation', 0)])
  expect(shown.map(({ role }) => role)).toEqual(['total', 'total'])
})
