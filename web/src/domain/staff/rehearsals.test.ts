import { expect, test } from 'vitest'
import { compareWithRehearsal, comparisonOf, forgetComparison, rememberRehearsal } from './rehearsals.ts'

const round = (id: number) => ({ '@id': '', id, roundNb: 3 })

test('a quarter that closed on the rehearsed inputs is the same, on others it has changed', () => {
  rememberRehearsal(1, { round: round(7), inputs: 'a' })
  compareWithRehearsal(1, { round: { id: 7 }, inputs: 'a' })
  rememberRehearsal(2, { round: round(8), inputs: 'a' })
  compareWithRehearsal(2, { round: { id: 8 }, inputs: 'b' })
  expect([comparisonOf(1), comparisonOf(2)]).toEqual(['same', 'changed'])
  forgetComparison(1)
  expect(comparisonOf(1)).toBeNull()
})

test('another quarter, and a quarter that was closed before, are not compared', () => {
  rememberRehearsal(3, { round: round(9), inputs: 'a' })
  compareWithRehearsal(3, { round: { id: 10 }, inputs: 'b' })
  compareWithRehearsal(3, { round: { id: 9 }, inputs: null })
  expect(comparisonOf(3)).toBeNull()
})

test('a rehearsal is compared once, and a new one takes the place of the comparison', () => {
  rememberRehearsal(4, { round: round(11), inputs: 'a' })
  compareWithRehearsal(4, { round: { id: 11 }, inputs: 'a' })
  compareWithRehearsal(4, { round: { id: 11 }, inputs: 'b' })
  expect(comparisonOf(4)).toBe('same')
  rememberRehearsal(4, { round: round(12), inputs: 'a' })
  expect(comparisonOf(4)).toBeNull()
})
