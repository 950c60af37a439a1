import { expect, test } from 'vitest'
import { sigCascade } from './sig-cascade.ts'
import { sigLines } from './sig-lines.ts'

const line = (code: string, montant: number) => ({ code, libelle: code, montant })

const lines = sigLines(
  [
    line('productionExercice', 900),
    line('valeurAjoutee', 500),
    line('excedentBrutExploitation', 200),
    line('resultatExploitation', 150),
    line('resultatCourantAvantImpots', 150),
    line('resultatNet', 150),
    line('capaciteAutofinancement', 200),
  ],
  [
    line('productionVendue', 1000),
    line('productionStockee', -100),
    line('achatsMatieres', 400),
    line('salairesTraitements', 300),
    line('impotsTaxes', 0),
    line('dotationsAmortissements', 50),
  ],
)

test('each movement leads from one balance to the next, down to the net result', () => {
  const steps = sigCascade(lines)
  let level = 0
  for (const { value, total } of steps) {
    if (total) expect(value).toBe(level)
    else level += value
  }
  expect(steps.at(-1)?.line.code).toBe('resultatNet')
  expect(steps.map(({ line: { code } }) => code)).not.toContain('productionExercice')
  expect(steps.some(({ line: { code } }) => code === 'impotsTaxes')).toBe(false)
})

test('a quarter without lines has no cascade', () => {
  expect(sigCascade([])).toEqual([])
})
