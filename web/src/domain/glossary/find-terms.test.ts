import { expect, test } from 'vitest'
import { findTerms } from './find-terms.ts'

const french = new Map([
  ['morale', ['moral']],
  ['quality', ['points de qualité']],
  ['netQuality', ['qualité']],
] as const)
const found = (pieces: { text: string; key: string | null }[]) =>
  pieces.flatMap(({ text, key }) => (key ? [`${key}:${text}`] : []))

test('finds a whole word, whatever its case, and only once', () => {
  const pieces = findTerms('Le Moral pèse ; la moralité non, le moral oui.', french, 'fr')
  expect(found(pieces)).toEqual(['morale:Moral'])
  expect(pieces.map(({ text }) => text).join('')).toBe('Le Moral pèse ; la moralité non, le moral oui.')
})

test('the longest name takes precedence', () => {
  expect(found(findTerms('Vos points de qualité montent.', french, 'fr'))).toEqual([
    'quality:points de qualité',
  ])
})

test('finds terms after the Arabic article and prefixes, and in Chinese without spaces', () => {
  const arabic = new Map([['demand', ['الطلب']]] as const)
  expect(found(findTerms('ينخفض الطلب.', arabic, 'ar'))).toEqual(['demand:الطلب'])
  expect(found(findTerms('يؤثر في السعر والطلب.', arabic, 'ar'))).toEqual(['demand:والطلب'])
  const chinese = new Map([['morale', ['士气']]] as const)
  expect(found(findTerms('会打击留任者的士气。', chinese, 'zh'))).toEqual(['morale:士气'])
})

test('a text without a glossary term stays in one part', () => {
  expect(findTerms('Rien.', french, 'fr')).toEqual([{ text: 'Rien.', key: null }])
  expect(findTerms('Rien.', new Map(), 'fr')).toEqual([{ text: 'Rien.', key: null }])
})
