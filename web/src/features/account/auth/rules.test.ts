import { expect, test } from 'vitest'
import { missingAsNull } from './rules.ts'

test('treats an emptied field as missing and a space as a value', () => {
  expect(missingAsNull('')).toBeNull()
  expect(missingAsNull(undefined)).toBeNull()
  expect(missingAsNull(' ')).toBe(' ')
})
