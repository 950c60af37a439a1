import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test('an address needs a top-level domain of two to four letters', () => {
  expect(isEmail('lea@ecole.fr')).toBe(true)
  expect(isEmail('lea@ecole.online')).toBe(false)
  expect(isEmail('lea@ecole')).toBe(false)
})
