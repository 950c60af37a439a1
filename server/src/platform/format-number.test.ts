import type { Language } from '@trimestre/contract/languages'
import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test.each<[Language, string]>([
  ['fr', '\u22121\u202f234\u202f567,5'],
  ['de', '\u22121\u202f234\u202f567,5'],
  ['es', '\u22121\u202f234\u202f567,5'],
  ['id', '\u22121\u202f234\u202f567,5'],
  ['en', '\u22121,234,567.5'],
  ['zh', '\u22121,234,567.5'],
  ['ar', '\u2068\u22121\u202f234\u202f567.5\u2069'],
])('a sentence in « %s » has its numbers in the notation of the language', (language, written) => {
  expect(formatNumber(language, -1_234_567.5)).toBe(written)
})

test.each<[Language, string]>([
  ['fr', '\u221212\u202f345,60'],
  ['de', '\u221212\u202f345,60'],
  ['en', '\u221212,345.60'],
  ['zh', '\u221212,345.60'],
  ['ar', '\u2068\u221212\u202f345.60\u2069'],
])('a table in « %s » has its numbers with as many decimals as asked for', (language, written) => {
  expect(formatNumber(language, -12_345.6, 2)).toBe(written)
})

test('whole numbers have no decimals, and zero no sign', () => {
  expect([1000, 0, -0, 0.1 + 0.2].map(value => formatNumber('en', value))).toEqual(['1,000', '0', '0', '0.3'])
})
