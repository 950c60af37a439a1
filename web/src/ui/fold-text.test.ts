import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Nadège', 'Nade\u0300ge'],
  ['Nadège', 'NADEGE'],
  ['علی\u200cرضا', 'علیرضا'],
  ['ක්\u200dරිශා', 'ක්රිශා'],
  ['👨\u200d👩\u200d👧', '👨👩👧'],
  ['Ａｎａ', 'ana'],
  ['Jean\u00a0Paul', 'jean paul'],
  ['ﬁnance', 'finance'],
  ['مُحَمَّد', 'محمد'],
  ['علی', 'علي'],
  ['فاطمة', 'فاطمه'],
  ['O’Brien', "o'brien"],
  ['Łukasz Søren Œil', 'lukasz soren oeil'],
  ['Straße', 'STRASSE'],
  ['Yıldız', 'yildiz'],
  ['Jean‑Paul', 'jean-paul'],
])('a search for %j finds %j, and the reverse', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

test('texts that look different stay different, and line breaks are kept', () => {
  expect(foldText('Ana\nBen')).toBe('ana\nben')
  expect(foldText('علی')).not.toBe(foldText('علا'))
})
