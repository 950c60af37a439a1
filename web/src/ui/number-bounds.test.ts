import { expect, test } from 'vitest'
import { inputModeOf } from './number-bounds.ts'

test.each([
  [0, 'decimal'],
  [0.2, 'decimal'],
  [1, 'decimal'],
  [-0.05, 'text'],
  [-100, 'text'],
  [Number.NEGATIVE_INFINITY, 'text'],
  [undefined, 'text'],
])('a field with the minimum %s gets a keyboard with every sign it accepts: %s', (min, mode) => {
  expect(inputModeOf(min)).toBe(mode)
})

// An answer of a quiz may be negative: its field has a button for the sign next to it.
test('only the fields of an age, of a number of quarters and of an answer set a number pad themselves', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const pads = Object.entries(sources).filter(([, source]) => /inputMode="(?:numeric|decimal)"/.test(source))
  expect(pads.map(([path]) => path.split('/').at(-1)).sort()).toEqual([
    'answer-form.tsx',
    'class-fields-form.tsx',
    'register-fields.tsx',
  ])
})
