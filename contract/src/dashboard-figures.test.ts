import { formulas } from '@trimestre/engine'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { DashboardSchema } from './companies.ts'
import { dashboardFigures } from './dashboard-figures.ts'

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
