import { expect, test } from 'vitest'
import { chooseLanguage, isolateLatin } from './languages.ts'

const both = ['fr', 'en'] as const

test('the kept language wins over the browser', () => {
  expect(chooseLanguage('en', ['fr-FR'], both)).toBe('en')
})
test('a French browser gets French', () => {
  expect(chooseLanguage(null, ['fr-CA', 'en'], both)).toBe('fr')
})
test('the first language of the browser that we speak counts', () => {
  expect(chooseLanguage(null, ['pt-BR', 'fr'], both)).toBe('fr')
})
test('English otherwise, and for a kept language that does not exist', () => {
  expect(chooseLanguage(null, ['pt'], both)).toBe('en')
  expect(chooseLanguage('xx', [], both)).toBe('en')
})
test('Latin letters are isolated in a right-to-left language alone', () => {
  expect(isolateLatin('Vélo', 'ar')).toBe('\u2068Vélo\u2069')
  expect(isolateLatin('Vélo', 'fr')).toBe('Vélo')
  expect(isolateLatin('12', 'ar')).toBe('12')
  expect(isolateLatin('شركة', 'ar')).toBe('شركة')
})
