import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.tsx'

test('longer and more varied passwords are stronger', () => {
  const levels = ['abc', 'abcdefgh', 'Abcdefgh12', 'Cheval-Pile-42-Agrafe'].map(passwordStrength)
  expect(levels).toEqual([...levels].sort())
  expect(levels[0]).toBe(0)
  expect(levels.at(-1)).toBe(4)
  expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1)
})
