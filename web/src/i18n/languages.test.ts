import { expect, test } from 'vitest'
import { chooseLanguage, isolateLatin } from './languages.ts'

test("the stored language takes precedence over the browser's", () => {
  expect(chooseLanguage('en', ['fr-FR'])).toBe('en')
})
test('a French browser gets French', () => {
  expect(chooseLanguage(null, ['fr-CA', 'en'])).toBe('fr')
})
test('chooses the first language of the browser that the product supports', () => {
  expect(chooseLanguage(null, ['xx-YY', 'fr'])).toBe('fr')
})
test('a British or Australian browser gets British English', () => {
  expect(chooseLanguage(null, ['en-GB', 'en'])).toBe('en-GB')
  expect(chooseLanguage(null, ['en-AU'])).toBe('en-GB')
  expect(chooseLanguage(null, ['en-US', 'en-GB'])).toBe('en')
})
test('falls back to English, also for a stored language that does not exist', () => {
  expect(chooseLanguage(null, ['yy'])).toBe('en')
  expect(chooseLanguage('xx', [])).toBe('en')
})
test('isolates Latin letters only in a right-to-left language', () => {
  expect(isolateLatin('Vélo', 'ar')).toBe('\u2068Vélo\u2069')
  expect(isolateLatin('Vélo', 'fr')).toBe('Vélo')
  expect(isolateLatin('12', 'ar')).toBe('12')
  expect(isolateLatin('شركة', 'ar')).toBe('شركة')
})
