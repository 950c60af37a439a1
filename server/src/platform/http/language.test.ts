import { expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['FR-be', 'fr'],
  ['fr_FR', 'fr'],
  ['en-US,en;q=0.9', 'en'],
  ['en-GB,en;q=0.9', 'en-GB'],
  ['en-gb', 'en-GB'],
  ['en-Latn-IN', 'en-GB'],
  ['en-001', 'en-GB'],
  ['en-u-ca-gregory', 'en'],
  ['xx-YY, yy;q=0.9', 'en'],
  ['en;q=0.1, zh-Hant;q=0.2', 'zh'],
  ['fr;q=0', 'en'],
  ['*', 'en'],
  [';;;,,q=1', 'en'],
])('returns, for Accept-Language %s, the language %s', (asked, given) => {
  expect(preferredLanguage(asked)).toBe(given)
})
