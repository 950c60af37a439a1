import { expect, test } from 'vitest'
import { isNumberText, missingAsNull, passwordStrength } from './rules.ts'

test('an emptied field is missing, a space is a value', () => {
  expect(missingAsNull('')).toBeNull()
  expect(missingAsNull(undefined)).toBeNull()
  expect(missingAsNull(' ')).toBe(' ')
})
test('letters are not an age', () => {
  expect(isNumberText('21')).toBe(true)
  expect(isNumberText('vingt')).toBe(false)
})
test('longer and more varied passwords are stronger', () => {
  const levels = ['abc', 'abcdefgh', 'Abcdefgh12', 'Cheval-Pile-42-Agrafe'].map(passwordStrength)
  expect(levels).toEqual([...levels].sort())
  expect(levels[0]).toBe(0)
  expect(levels.at(-1)).toBe(4)
  expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1)
})
