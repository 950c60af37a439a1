import { expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['FR-be', 'fr'],
  ['fr_FR', 'fr'],
  ['xx-YY, yy;q=0.9', 'en'],
  ['en;q=0.1, zh-Hant;q=0.2', 'zh'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  [';;;,,q=1', 'en'],
])('returns, for Accept-Language %s, the language %s', (asked, given) => {
  expect(preferredLanguage(asked)).toBe(given)
})
