import { expect, test } from 'vitest'
import { parseNumber, stepNumber } from './number-text.ts'

test.each([
  ['1 200', 1200],
  ['1\u00a0200,5', 1200.5],
  ['1\u202f200', 1200],
  ['12.75', 12.75],
  ['12,75', 12.75],
  ['\u22123', -3],
  ['-3', -3],
  ['1.234.567', 1234567],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
])('%j reads as %d', (text, value) => expect(parseNumber(text)).toBe(value))

test('an empty field is no number at all', () => {
  expect(parseNumber('')).toBeNull()
  expect(parseNumber('  ')).toBeNull()
})
test.each(['abc', '12a', '1,2,3', '--1', '.'])('%j is not a number', text => {
  expect(parseNumber(text)).toBeNaN()
})
test('steps stay within the bounds and do not drift', () => {
  expect(stepNumber(0.1, 0.2)).toBe(0.3)
  expect(stepNumber(1340, 20, 0, 1350)).toBe(1350)
  expect(stepNumber(null, -1, 0)).toBe(0)
})
