import { expect, test } from 'vitest'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { changedFigures } from './changed-figures.ts'
import { valueLines } from './value-lines.ts'

test('figures that differ are in the order of the columns, and unknown ones come last', () => {
  const result = {
    ...{ companyId: 7, username: 'odile', alertes: [] },
    before: { autre: 1, demande: 10, prixVente: 50, stock: 3 },
    figures: { autre: 2, demande: 12, prixVente: 60, stock: 3 },
  }
  const columns = [{ name: 'prixVente' }, { name: 'demande' }, { name: 'stock' }] as never[]
  expect(changedFigures(result, columns)).toEqual({
    ...{ companyId: 7, username: 'odile' },
    figures: [
      { name: 'prixVente', from: 50, to: 60 },
      { name: 'demande', from: 10, to: 12 },
      { name: 'autre', from: 1, to: 2 },
    ],
  })
})

test('the line of a branch begins at the quarter before it', () => {
  const row = (quarter: number, valeurSociete: number) =>
    ({ round: quarter + 1, companyId: 7, username: 'odile', valeurSociete }) as ExpertRow
  const ranked = (quarter: number, valeurSociete: number, before: number) => ({
    quarter,
    ranking: [
      {
        ...{ companyId: 7, username: 'odile', classement: 1, valeurSociete },
        before: { classement: 1, valeurSociete: before },
      },
    ],
  })
  const branch = { fromQuarter: 3, toQuarter: 4, quarters: [ranked(3, 130, 300), ranked(4, 140, 400)] }
  const rows = [row(1, 100), row(2, 200), row(3, 999), row(5, 500)]
  expect(valueLines(branch, 7, rows)).toEqual({
    quarters: [1, 2, 3, 4],
    real: [100, 200, 300, 400],
    branch: [null, 200, 130, 140],
  })
  expect(valueLines(branch, 8, rows)).toMatchObject({ real: [null, null, null, null] })
})
