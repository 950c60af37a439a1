import { type Language, languages } from '@trimestre/contract/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../testing/properties.ts'
import { writeNumber } from '../i18n/notation.ts'
import { plainDigits, readCount, readEditedNumber, readNumber, stepNumber } from './number-text.ts'

const everyLanguage = Object.keys(languages) as Language[]
const read = (language: Language, text: string, unit?: string) => readNumber(language, text, unit).value

const amount = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(value => value / 100),
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map(value => value / 1_000_000),
)
/** The digits 0 to 9 on Arabic and Persian keyboards, and in full width. */
const digitSets = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９']
const spaces = ['\u00a0', '\u202f', '\u2009', ' ', '\u3000']

describe.each(everyLanguage)('a number in %s', language => {
  const { group, decimal } = languages[language].numbers
  const inDigits = (text: string, set: string) => text.replace(/\d/g, digit => set[Number(digit)] ?? '')

  test('is read back as it was written', () =>
    fc.assert(
      fc.property(amount, value => {
        const reading = readNumber(language, writeNumber(language, value))
        expect(reading.value).toBe(value)
      }),
      { numRuns: runs(500) },
    ))
  test('is read back with other digits, other spaces, a currency or a percent sign', () =>
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...digitSets, '0123456789'),
        fc.constantFrom(...spaces),
        fc.constantFrom('', '%', '٪', '€', 'BA', 'EUR', 'unités', 'units/quarter'),
        (value, set, space, unit) => {
          const written = inDigits(writeNumber(language, value), set).replace(/\u00a0/g, space)
          expect(read(language, `${written}${space}${unit}`, 'unités')).toBe(
            unit.includes('/') ? Number.NaN : value,
          )
        },
      ),
    ))
  test('is read back with apostrophes, as in Switzerland', () =>
    fc.assert(
      fc.property(amount, fc.constantFrom("'", '’'), (value, apostrophe) => {
        const written = writeNumber('fr', value)
          .replace(/\u00a0/g, apostrophe)
          .replace(',', decimal)
        expect(read(language, written)).toBe(value)
      }),
    ))

  test('keeps the value of its digits when one of them is typed, removed or replaced', () =>
    fc.assert(
      fc.property(
        amount,
        fc.nat(),
        fc.constantFrom('', '7'),
        fc.boolean(),
        (value, place, digit, removes) => {
          const text = writeNumber(language, value)
          const at = place % (text.length + 1)
          if (removes && !/\d/.test(text[at] ?? '')) return
          const edited = text.slice(0, at) + digit + text.slice(at + (removes ? 1 : 0))
          const plain = edited
            .replaceAll(group, '')
            .replace(decimal, '.')
            .replace('\u2212', '-')
            .replace('\u200e', '')
          const isGrouped = text.includes(group)
          const lostItsGroups = isGrouped && !edited.replace(/\D$/, '').includes(group)
          if (!/^-?[\d.]*\d$/.test(plain) || lostItsGroups) return
          const before = { text, isGrouped }
          expect(readEditedNumber(language, before, edited, digit).value).toBe(Number(plain) + 0)
        },
      ),
      { numRuns: runs(500) },
    ))
  test('keeps the value of its digits while they are removed one by one', () => {
    let before = { text: writeNumber(language, 1_234_567), isGrouped: true }
    for (const [count, expected] of [123_456, 12_345, 1234, 1234, 123, 12, 1, 1].entries()) {
      const text = writeNumber(language, 1_234_567).slice(0, -1 - count)
      const reading = readEditedNumber(language, before, text, '')
      expect(reading).toMatchObject({ value: expected, isDoubtful: false })
      before = { text, isGrouped: reading.isGrouped }
    }
  })
  test('accepts a comma or a point for decimals wherever it cannot group thousands', () => {
    for (const [text, value] of [
      ['1,5', 1.5],
      ['1.5', 1.5],
      ['46.25', 46.25],
      ['0.125', 0.125],
      ['0,125', 0.125],
      ['1234.567', 1234.567],
      ['1234,567', 1234.567],
      ['1,234.5', 1234.5],
      ['1.234,5', 1234.5],
      ['1,234,567.5', 1_234_567.5],
      ['1.234.567', 1_234_567],
      ["1'234.567", 1234.567],
      ['.5', 0.5],
      [',5', 0.5],
      ['5,', 5],
    ] as const)
      expect(read(language, text), text).toBe(value)
  })
  test('is read or rejected without any other effect, whatever is typed', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.stringMatching(/^[\d., '+%-]{0,12}$/),
        (some, other) => {
          for (const text of [some, other]) {
            const value = read(language, text)
            expect(value === null || Number.isNaN(value) || Number.isFinite(value)).toBe(true)
          }
        },
      ),
      { numRuns: runs(500) },
    ))
})

test.each([
  ['en', '9,000', 9000],
  ['en', '12,500', 12_500],
  ['en', '12.500', 12.5],
  ['zh', '9,000', 9000],
  ['zh', '４６。５', 46.5],
  ['ar', '9,000', 9000],
  ['ar', '٩٬٠٠٠٫٥', 9000.5],
  ['ar', '٤٦،٥', 46.5],
  ['de', '9.000', 9000],
  ['de', '12,500', 12.5],
  ['es', '5.500', 5500],
  ['es', '5500', 5500],
  ['id', 'Rp12.500,50', 12_500.5],
  ['fr', '9 000', 9000],
  ['fr', '9.000', 9],
  ['de', '-€ 12.500,00', -12_500],
  ['en', '\u221212,500', -12_500],
  ['en', '－12,500', -12_500],
  ['en', '(1,234)', -1234],
  ['en', '(€1,234)', -1234],
  ['en', '1,234-', -1234],
  ['en', 'US$12,500', 12_500],
  ['en', '˗5', -5],
  ['en', '➖5', -5],
  ['de', '12.500,-', 12_500],
  ['de', '12.500,-- €', 12_500],
  ['de', "CHF 12'500.-", 12_500],
  ['id', 'Rp. 12.500', 12_500],
  ['fr', '12 500 MAD', 12_500],
  ['fr', '12 500 DH', 12_500],
  ['fr', '12 500 FCFA', 12_500],
  ['fr', '12 500 euros', 12_500],
  ['fr', '1′234', 1234],
  ['fr', '1´234', 1234],
  ['zh', '12,500元', 12_500],
  ['ar', '12,500 درهم', 12_500],
  ['de', '١٫٥٠٠', 1.5],
  ['es', '١٬٢٣٤٫٥٠٠', 1234.5],
  ['id', '1.234٫500', 1234.5],
] as const)('in %s, %j is read as %d', (language, text, value) => {
  expect(read(language, text)).toBe(value)
})
test.each([
  ['en', '46,5'],
  ['en', '8,00'],
  ['en', '12.500'],
  ['de', '46.5'],
  ['de', '12,500'],
  ['fr', '12.500'],
  ['fr', '1 2'],
] as const)('in %s, %j is ambiguous', (language, text) => {
  expect(readNumber(language, text).isDoubtful).toBe(true)
})
test.each([
  ['en', '9,000'],
  ['en', '46.5'],
  ['de', '9.000'],
  ['de', '46,5'],
  ['fr', '46.5'],
  ['fr', '12 500,5'],
  ['de', '١٫٥٠٠'],
] as const)('in %s, %j is not ambiguous', (language, text) => {
  expect(readNumber(language, text).isDoubtful).toBe(false)
})
test('a text pasted over a whole field is read on its own', () => {
  const before = { text: '8,000', isGrouped: true }
  expect(readEditedNumber('en', before, '1,5', '1,5').value).toBe(1.5)
  expect(readEditedNumber('en', before, '8,5', '8,5').value).toBe(8.5)
})
test.each([
  ['en', '8,000', '8,05', '5', 805],
  ['en', '8,000', '8,5', '5', 85],
  ['en', '8,00', '8,00.5', '.5', 800.5],
  ['en', '1,234,567', '1234,567', '', 1_234_567],
  ['de', '12.500', '12.9', '9', 129],
  ['ar', '8,000', '8,٠٥', '٥', 805],
  ['fr', '8 000', '8 05', '5', 805],
] as const)('in %s, %j edited to %j with the keys %j is %d', (language, text, edited, keys, value) => {
  expect(readEditedNumber(language, { text, isGrouped: true }, edited, keys).value).toBe(value)
})
test.each([
  ['20', 20],
  [' +20 ', 20],
  ['20 ans', 20],
  ['20岁', 20],
  ['٢٠', 20],
  ['۲۰', 20],
  ['２０', 20],
  ['\u200f20', 20],
  ['20,5', 20.5],
  ['-5', -5],
  ['vingt', Number.NaN],
  ['1 2', Number.NaN],
  ['', null],
])('%j is read as the count %j', (text, count) => expect(readCount(text)).toBe(count))
test.each(everyLanguage)('in %s, an empty field is no number', language => {
  expect(read(language, '')).toBeNull()
  expect(read(language, ' \u200e\u00a0')).toBeNull()
})
test.each([
  'abc',
  '12a',
  '12 k',
  '1,2,3',
  '--1',
  '-1-',
  '(-1)',
  '(1',
  '1٫2٫3',
  '.',
  '-',
  '1,234.567,8',
  '12\t500',
  '10²',
  '½',
  '1e3',
  '9'.repeat(400),
])('%j is not a number in any language', text => {
  for (const language of everyLanguage) expect(read(language, text), language).toBeNaN()
})
test('a date in other digits is converted to the digits 0 to 9', () => {
  expect(plainDigits('٠١/٠٢/٢٠٢٧')).toBe('01/02/2027')
  expect(plainDigits('０１／０２／２０２７')).toBe('01/02/2027')
})
test('steps stay within the bounds and do not drift', () => {
  expect(stepNumber(0.1, 0.2)).toBe(0.3)
  expect(stepNumber(1340, 20, 0, 1350)).toBe(1350)
  expect(stepNumber(null, -1, 0)).toBe(0)
})
