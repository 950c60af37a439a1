import type { ExplanationCause } from '@trimestre/contract/explanations'
import { expect, test } from 'vitest'
import { arrangeCauses, doCancel } from './arrange-causes.ts'

const cause = (kind: ExplanationCause['kind'], key: string | null, amount: number): ExplanationCause => ({
  kind,
  key,
  name: null,
  area: null,
  amount,
  throughDemand: 0,
})

const names = (causes: readonly ExplanationCause[], change: number) =>
  arrangeCauses(causes, change).map(row =>
    'cause' in row
      ? [row.cause.key ?? row.cause.kind, row.cause.amount]
      : [row.parts.map(({ key }) => key), row.amount],
  )

test('several parts of the opening situation become one row with their exact sum, placed by its size', () => {
  const causes = [
    cause('decision', 'prixVente', -300.3),
    cause('past', 'clients', 200.1),
    cause('past', 'stock', 200.2),
    cause('market', null, 50),
  ]
  expect(names(causes, 150)).toEqual([
    [['stock', 'clients'], 400.3],
    ['prixVente', -300.3],
    ['market', 50],
  ])
})

test('a single part of the opening situation stays a row of its own', () => {
  expect(names([cause('past', 'stock', 5), cause('market', null, 6)], 11)).toEqual([
    ['market', 6],
    ['stock', 5],
  ])
})

test('causes cancel out when one is more than ten times as large as the change; then all stand alone by size', () => {
  const causes = [cause('past', 'image', 500), cause('past', 'stock', -501), cause('decision', 'salaire', 51)]
  expect(doCancel(causes, 50)).toBe(true)
  expect(doCancel(causes, 50.1)).toBe(false)
  expect(doCancel(causes, 0)).toBe(true)
  expect(doCancel([], 0)).toBe(false)
  expect(names(causes, 50)).toEqual([
    ['stock', -501],
    ['image', 500],
    ['salaire', 51],
  ])
})
