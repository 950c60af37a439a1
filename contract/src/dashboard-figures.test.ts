import { type FigureId, formulas } from '@trimestre/engine'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { DashboardSchema } from './companies.ts'

/** The explanation that each figure of the dashboard opens. */
const dashboardFigures = {
  liquidity: 'result.liquidites',
  rank: 'result.classement',
  demandedQuantity: 'result.demande',
  marketPart: 'result.partMarche',
  players: 'marche.entreprises',
  averagePrice: 'marche.prixMoyen',
  'figures.depenses': 'result.depenses',
  'figures.recettes': 'result.recettes',
  'figures.valeurNette': 'result.valeurSociete',
  'production.nombreProduitsFabriques': 'result.nombreProduitsFabriques',
  'production.nombreProduitStok': 'result.nombreProduitStok',
  'production.nombreProduitVendu': 'result.nombreProduitVendu',
  'production.demande': 'result.demande',
} as const satisfies Record<string, FigureId>

/** The progress of the game, which is not a figure of a quarter. */
const progress = ['totaltrimestres', 'currenttrimestre', 'percent']

const numbersOf = (shape: z.ZodRawShape): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => (schema instanceof z.ZodNumber ? [name] : []))

test('every figure of the dashboard opens an explanation', () => {
  const { figures, production } = DashboardSchema.shape
  const shown = [
    ...numbersOf(DashboardSchema.shape).filter(name => !progress.includes(name)),
    ...numbersOf(figures.shape).map(name => `figures.${name}`),
    ...numbersOf(production.shape).map(name => `production.${name}`),
  ]
  expect(shown.length).toBeGreaterThan(10)
  expect(Object.keys(dashboardFigures).sort()).toEqual(shown.sort())
  expect(Object.values(dashboardFigures).filter(figure => !formulas.has(figure))).toEqual([])
})
