import { expect, test } from 'vitest'
import { withFileNumbers, writeNumber } from './numbers.ts'

test.each([
  ['fr', '\u221212\u202f345,60'],
  ['de', '\u221212\u202f345,60'],
  ['en', '\u221212,345.60'],
  ['zh', '\u221212,345.60'],
  ['ar', '\u2068\u221212\u202f345.60\u2069'],
] as const)('writes a number in %s', (language, written) => {
  expect(writeNumber(language, -12_345.6, 2)).toBe(written)
})

test.each([
  [
    'fr',
    'Il reste 1\u00a0234\u00a0567 unités, soit 12,5\u00a0%.',
    'Il reste 1\u202f234\u202f567 unités, soit 12,5\u00a0%.',
  ],
  ['es', 'Quedan 1.234 unidades a 12,50 BA.', 'Quedan 1\u202f234 unidades a 12,50 BA.'],
  ['zh', '剩余 1,234 件。', '剩余 1,234 件。'],
] as const)('rewrites the numbers of a sentence in %s', (language, ofScreen, ofFile) => {
  expect(withFileNumbers(language, ofScreen)).toBe(ofFile)
})

test('isolates each number of an Arabic sentence, and leaves alone what is isolated', () => {
  expect(withFileNumbers('ar', 'بقي 1,234 وحدة لدى \u2068Team 7,000\u2069، أي \u200e\u221212.5%.')).toBe(
    'بقي \u20681\u202f234\u2069 وحدة لدى \u2068Team 7,000\u2069، أي \u2068\u221212.5%\u2069.',
  )
})
