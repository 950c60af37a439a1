import { expect, test } from 'vitest'
import { fill, placesOf, pluralsOf } from './fill.ts'

const plain = (value: number) => String(value)

test('a place gets its figure, formatted for the language', () => {
  const format = (value: number) => `<${value}>`
  expect(fill('{label} : {x} BA', { label: 'Entreprise A', x: -3.5 }, format, 'fr')).toBe(
    'Entreprise A : <-3.5> BA',
  )
  expect(fill('{x, abs}', { x: -3.5 }, plain, 'fr')).toBe('3.5')
})

test('a plural has the branch of its number in the language', () => {
  const text = '{k, plural, =0 {none} one {{k} company of {n}} other {{k} companies}}.'
  const filled = [0, 1, 2].map(k => fill(text, { k, n: 9 }, plain, 'en'))
  expect(filled).toEqual(['none.', '1 company of 9.', '2 companies.'])
  // In French, zero is singular.
  expect(fill('{k, plural, one {unité} other {unités}}', { k: 0 }, plain, 'fr')).toBe('unité')
})

test('Arabic has six plural forms, and isolates names', () => {
  const text = '{k, plural, zero {0} one {1} two {2} few {3-10} many {11-99} other {100}}'
  const filled = [0, 1, 2, 3, 10, 11, 99, 100].map(k => fill(text, { k }, plain, 'ar'))
  expect(filled).toEqual(['0', '1', '2', '3-10', '3-10', '11-99', '11-99', '100'])
  expect(fill('{name} ثم', { name: 'Nord 3' }, plain, 'ar')).toBe('\u2068Nord 3\u2069 ثم')
})

test('a name is never read as a text with places', () => {
  expect(fill('{name}', { name: '{x, plural, other {y}}' }, plain, 'en')).toBe('{x, plural, other {y}}')
})

test('the places and plurals of a text are known without filling it', () => {
  const text = '{a} {k, plural, one {{b}} other {{k} {c, abs}}}'
  expect(placesOf(text)).toEqual(['a', 'k', 'b', 'c'])
  expect(pluralsOf(text)).toEqual([['one', 'other']])
})

test.each(['{', '{}', 'a}', '{a', '{a, plural}', '{a, plural, some {x}}'])(
  '« %s » is no text with places',
  text => {
    expect(() => fill(text, { a: 1 }, plain, 'en')).toThrow()
  },
)

test.each([{}, { a: null }])('a place without a figure is an error', figures => {
  expect(() => fill('{a}', figures, plain, 'en')).toThrow('no figure « a »')
})
