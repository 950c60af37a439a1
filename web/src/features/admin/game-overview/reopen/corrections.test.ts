import { expect, test } from 'vitest'
import { type Correction, correctionsByCompany, isRepeated, refusedRows } from './corrections.ts'

const row = (
  id: number,
  companyId: number | null,
  name: string | null,
  value: number | null = 1,
): Correction => ({
  id,
  companyId,
  name,
  value,
})

test('complete rows are sent by company and key', () => {
  const rows = [
    row(1, 7, 'prixVente', 75),
    row(2, 7, 'emprunt', 0),
    row(3, 8, 'prixVente', 50),
    row(4, 8, null),
  ]
  expect(correctionsByCompany(rows)).toEqual({ 7: { prixVente: 75, emprunt: 0 }, 8: { prixVente: 50 } })
})

test('the second row of a decision repeats it', () => {
  const rows = [row(1, 7, 'prixVente'), row(2, 8, 'prixVente'), row(3, 7, 'prixVente')]
  expect(rows.map(each => isRepeated(rows, each))).toEqual([false, false, true])
  const empty = [row(1, null, null), row(2, null, null)]
  expect(empty.map(each => isRepeated(empty, each))).toEqual([false, false])
})

test('refused values belong to their rows, and everything else to the form', () => {
  const rows = [row(1, 7, 'prixVente'), row(2, 8, 'emprunt'), row(3, 9, 'prixVente')]
  const violation = (propertyPath: string) => ({
    propertyPath,
    message: '',
    code: 'validation/unknown' as const,
  })
  const { byRow, others } = refusedRows(rows, [
    violation('decisions.7.prixVente'),
    violation('decisions.8'),
    violation('reason'),
  ])
  expect([...byRow.keys()]).toEqual([1, 2])
  expect(others.map(({ propertyPath }) => propertyPath)).toEqual(['reason'])
})
