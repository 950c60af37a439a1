import { expect, test } from 'vitest'
import { missingAsNull } from './rules.ts'

test('an emptied field is missing, a space is a value', () => {
  expect(missingAsNull('')).toBeNull()
  expect(missingAsNull(undefined)).toBeNull()
  expect(missingAsNull(' ')).toBe(' ')
})
