import { expect, test } from 'vitest'
import { chooseLanguage, isolateLatin } from './languages.ts'

const both = ['fr', 'en'] as const

test("the stored language takes precedence over the browser's", () => {
  expect(chooseLanguage('en', ['fr-FR'], both)).toBe('en')
})
test('a French browser gets French', () => {
  expect(chooseLanguage(null, ['fr-CA', 'en'], both)).toBe('fr')
})
test('chooses the first language of the browser that the product supports', () => {
  expect(chooseLanguage(null, ['xx-YY', 'fr'], both)).toBe('fr')
})
test('falls back to English, also for a stored language that does not exist', () => {
  expect(chooseLanguage(null, ['yy'], both)).toBe('en')
  expect(chooseLanguage('xx', [], both)).toBe('en')
})
test('isolates Latin letters only in a right-to-left language', () => {
  expect(isolateLatin('Vélo', 'ar')).toBe('\u2068Vélo\u2069')
  expect(isolateLatin('Vélo', 'fr')).toBe('Vélo')
  expect(isolateLatin('12', 'ar')).toBe('12')
  expect(isolateLatin('شركة', 'ar')).toBe('شركة')
})
