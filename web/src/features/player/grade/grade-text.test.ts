import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import { amountText, bucketOf, gradeText, openReview, replayedQuarters } from './grade-text.ts'

const format = createFormat('fr')
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ')

test('a grade has the decimals of its step and its maximum, a label stands alone', () => {
  expect(plain(gradeText(format, 14.5, { kind: 'number', max: 20, step: 0.25 }))).toBe('14,50 / 20')
  expect(plain(gradeText(format, 71, { kind: 'number', max: 100, step: 1 }))).toBe('71 / 100')
  expect(gradeText(format, 'B', { kind: 'letters' })).toBe('B')
  expect(gradeText(format, null, { kind: 'letters' })).toBeNull()
})

test('an adjustment has its sign', () => {
  expect(amountText(format, 0.5)).toBe('+0,5')
  expect(amountText(format, -1)).toMatch(/^[-−]1$/)
})

test('the last tenth includes 100', () => {
  expect([0, 9.99, 10, 100, null].map(bucketOf)).toEqual([0, 0, 1, 9, undefined])
})

test('a request is open until it is answered', () => {
  const review = (id: number, answer: string | null) => ({ id, text: '', at: '', answer, answeredAt: null })
  expect(openReview({ reviews: [review(2, null), review(1, 'Non.')] })?.id).toBe(2)
  expect(openReview({ reviews: [review(1, 'Non.')] })).toBeUndefined()
})

test('quarters that were published again since the grade are named', () => {
  const quarters = [
    { round: 2, quarter: 1, version: 1 },
    { round: 3, quarter: 2, version: 1 },
    { round: 4, quarter: 3, version: 1 },
  ]
  const rounds = [
    { roundNb: 2, state: 'published' as const, version: 1 },
    { roundNb: 3, state: 'published' as const, version: 2 },
    { roundNb: 4, state: 'hidden' as const, version: 2 },
  ]
  expect(replayedQuarters(rounds, quarters)).toEqual([quarters[1]])
})
