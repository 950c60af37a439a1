import { expect, test } from 'vitest'
import { passwordFault, passwordStrength } from './password-strength.tsx'

test('longer and more varied passwords are stronger', () => {
  const levels = ['abc', 'abcdefgh', 'Abcdefgh12', 'Cheval-Pile-42-Agrafe'].map(passwordStrength)
  expect(levels).toEqual([...levels].sort())
  expect(levels[0]).toBe(0)
  expect(levels.at(-1)).toBe(4)
  expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1)
})

test('a password that the server would refuse is called too short or too common, never good', () => {
  expect(passwordFault('Abcdefgh12', 12)).toBe('short')
  expect(passwordFault('azertyuiopqs', 12)).toBe('common')
  expect(passwordFault(' AzertyUiopQs', 12)).toBe('common')
  expect(passwordFault('nina.petit@ecole.fr', 12, ['ninapetit', 'nina.petit@ecole.fr'])).toBe('common')
  expect(passwordFault('Cheval-Pile-42-Agrafe', 12, ['nina', null])).toBeNull()
})
