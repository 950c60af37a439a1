import { expect, test } from 'vitest'
import { attracts, firstPoint, leversOf } from './levers.ts'

const curve = (key: 'price' | 'wear', segment: number | null) => ({
  key,
  segment,
  decision: 'prixVente',
  opensAt: 1,
  x: [0, 5, 10],
  y: [1, 2, 3],
  shape: null,
  reference: 6,
})

test('the curves of two segments are one lever', () => {
  const levers = leversOf({ curves: [curve('price', 1), curve('price', 2), curve('wear', null)] })
  expect(levers.map(({ key, curves }) => [key, curves.length])).toEqual([
    ['price', 2],
    ['wear', 1],
  ])
  expect(levers.map(attracts)).toEqual([true, false])
})

test('a curve is first read away from its reference, where its sentence says something', () => {
  const x = Array.from({ length: 21 }, (_, index) => 10 * index)
  expect(firstPoint({ x, reference: 104 })).toBe(14)
  expect(firstPoint({ x, reference: 200 })).toBe(16)
  expect(firstPoint({ x: [0, 1], reference: 1 })).toBe(0)
})
