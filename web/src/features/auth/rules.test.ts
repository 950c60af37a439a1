import { expect, test } from 'vitest'
import { isNumberText, missingAsNull } from './rules.ts'

test('an emptied field is missing, a space is a value', () => {
  expect(missingAsNull('')).toBeNull()
  expect(missingAsNull(undefined)).toBeNull()
  expect(missingAsNull(' ')).toBe(' ')
})
test('letters are not an age', () => {
  expect(isNumberText('21')).toBe(true)
  expect(isNumberText('vingt')).toBe(false)
})
