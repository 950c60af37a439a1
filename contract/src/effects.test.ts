import { expect, test } from 'vitest'
import { effectKinds, writeEffect } from './effects.ts'

test.each([
  ['multiply', 0.85, '× 0.85'],
  ['add', 5, '+ 5'],
  ['add', -0.05, '\u2212 0.05'],
  ['unknown', 1, '+ 1'],
])('the effect %s %d is written as « %s »', (operation, value, text) => {
  expect(writeEffect(operation, value, String)).toBe(text)
})

test('an addition spans the range of its criterion, in the six decimals that the engine reads', () => {
  expect(effectKinds.add.bounds({ min: 0.1, max: 0.3 })).toEqual({ min: -0.2, max: 0.2 })
})
