import { expect, test } from 'vitest'
import { marksOf } from './attempt-marks.ts'

const outcome = (attempt: number) => ({ attempt, valeurSociete: 300_000, classement: 1, quarters: 4 })
const solo = { best: outcome(1), last: outcome(3) }

test('the best and the last attempt are marked, and the one that counts in a training', () => {
  expect([1, 2, 3].map(attempt => marksOf(attempt, solo, undefined))).toEqual([['best'], [], ['last']])
  expect([1, 2, 3].map(attempt => marksOf(attempt, solo, 'best'))).toEqual([
    ['best', 'counted'],
    [],
    ['last'],
  ])
  expect(marksOf(3, solo, 'last')).toEqual(['last', 'counted'])
})

test('the only attempt is the best and the last one', () => {
  expect(marksOf(1, { best: outcome(1), last: outcome(1) }, 'last')).toEqual(['best', 'last', 'counted'])
})

test('nothing is marked before the first attempt is finished', () => {
  expect(marksOf(1, { best: null, last: null }, 'best')).toEqual([])
})
