import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../testing/properties.ts'
import { type Language, languageCodes, languages } from './languages.ts'
import { readNumber } from './read-number.ts'

const amount = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(value => value / 100),
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map(value => value / 1000),
)
const digitSets = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９']
/** As in texts of the server: set apart from a sentence from right to left. */
const wrappings = ['{}', '\u2068{}\u2069', '\u200f{}\u200e', ' {}\u00a0BA', '{} %', '{}٪', '%{}']

describe.each(languageCodes)('a number in %s', language => {
  const { intl } = languages[language]
  const format = new Intl.NumberFormat(intl, { useGrouping: 'always', maximumFractionDigits: 3 })

  test('is read back as it was written, in any digits', () =>
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...digitSets),
        fc.constantFrom(...wrappings),
        fc.constantFrom('-', '\u2212', '\uff0d', '\ufe63'),
        (value, digits, wrapping, minus) => {
          const written = format
            .format(value)
            .replace('-', minus)
            .replace(/\d/g, digit => digits[Number(digit)] ?? '')
          expect(readNumber(wrapping.replace('{}', written), language)).toBe(value || 0)
        },
      ),
      { numRuns: runs(500) },
    ))

  test('is read back with any space or apostrophe between thousands', () =>
    fc.assert(
      fc.property(amount, fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', "'", '’'), (value, group) => {
        const parts = format.formatToParts(value)
        const written = parts.map(part => (part.type === 'group' ? group : part.value)).join('')
        expect(readNumber(written, language)).toBe(value || 0)
      }),
    ))

  test('is read without its groups', () =>
    fc.assert(
      fc.property(amount, value => {
        const plain = new Intl.NumberFormat(intl, { useGrouping: false, maximumFractionDigits: 3 })
        expect(readNumber(plain.format(value), language)).toBe(value || 0)
      }),
    ))
})

test.each<[string, Language]>([
  ['1 234,5', 'fr'],
  ['1\u00a0234,5', 'fr'],
  ['1.234,5', 'de'],
  ['1.234,5', 'id'],
  ['1.234,5', 'es'],
  ['1,234.5', 'en'],
  ['1,234.5', 'en-GB'],
  ['١٬٢٣٤٫٥', 'ar'],
  ['۱٬۲۳۴٫۵', 'ar'],
  ['\u20681,234.5\u2069', 'ar'],
  ['１２３４．５', 'zh'],
  ['１，２３４．５', 'zh'],
  // In the notation of another language, where it cannot be mistaken.
  ['1,234.5', 'fr'],
  ['1.234,5', 'en'],
  ['1’234.5', 'de'],
  ['١٬٢٣٤٫٥', 'fr'],
  ['1234,5', 'en'],
  ['1234.5', 'de'],
  [' +1 234,50 BA ', 'fr'],
  ['1234.5ba', 'en'],
])('« %s » is one answer, in %s', (text, language) => {
  expect(readNumber(text, language)).toBe(1234.5)
})

test.each<[string, Language, number]>([
  ['1,234', 'fr', 1.234],
  ['1.234', 'fr', 1.234],
  ['1,234', 'en', 1234],
  ['1,234', 'en-GB', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'zh', 1234],
  ['1,234', 'ar', 1234],
  ['1.234', 'de', 1234],
  ['1,234', 'de', 1.234],
  ['1.234', 'id', 1234],
  // Screens in Spanish write thousands with a point.
  ['48.200', 'es', 48_200],
  ['1,234', 'es', 1.234],
  ['1٬234', 'fr', 1234],
  ['1٫234', 'de', 1.234],
  // Not a group: too many digits before it, too few after it, a zero before it.
  ['1234,567', 'en', 1234.567],
  ['12,34', 'en', 12.34],
  ['12,3456', 'en', 12.3456],
  ['0,125', 'en', 0.125],
  ['0.125', 'de', 0.125],
  // One mark more than once can only group.
  ['1,234,567', 'fr', 1_234_567],
  ['1.234.567', 'en', 1_234_567],
  ['1.234.567,89', 'en', 1_234_567.89],
  ['−12,5 %', 'fr', -12.5],
  ['－１２', 'zh', -12],
  ['\u200e−12', 'ar', -12],
  ['-0', 'fr', 0],
  [',5', 'fr', 0.5],
  ['12,', 'fr', 12],
])('« %s » in %s is %d', (text, language, value) => {
  expect(readNumber(text, language)).toBe(value)
})

test.each(
  ['', ' ', '-', 'BA', '%', '.', ',', '-,', '12a', 'a12', '25 u', '1e3', '0x10', 'NaN', 'Infinity', '∞']
    .concat(['1,2,3', '1.2.3', '1,23,456', '12,34,567', '1,2345,678', '1234,567,890', '0,123,456'])
    .concat(['1,234,56.7', '1.5,2.5', '1,234.5.6', '1.234,5,6', '12,34.5', '1٫2٫3', '1٬23', '1,234٬567'])
    .concat(['--1', '1-', '1-2', '5−3', '12 BA BA', '1BA2', '1%2', '½', '²', '一百', '(5)', '=5', '5/2'])
    .concat(['1\n2', '1\t2', '12\u0000', '9'.repeat(16), '1'.repeat(500), `0,${'0'.repeat(40)}1`]),
)('« %s » is no number in any language', text => {
  expect(languageCodes.map(language => readNumber(text, language))).toEqual(languageCodes.map(() => null))
})

test('what is no text of digits and marks is refused, whatever it is', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...languageCodes),
      (text, language) => {
        const value = readNumber(text, language)
        expect(value === null || Number.isFinite(value)).toBe(true)
      },
    ),
    { numRuns: runs(1000) },
  ))
