import { expect, test } from 'vitest'
import { withOtherSign } from './answer-text.ts'

test('the sign of what is typed changes there and back', () => {
  expect(withOtherSign('10 758,85')).toBe('-10 758,85')
  expect(withOtherSign('-10 758,85')).toBe('10 758,85')
  expect(withOtherSign(' \u2212 7')).toBe('7')
  expect(withOtherSign('')).toBe('-')
})
