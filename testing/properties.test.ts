import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includesPart } from './parts.ts'
import { runs, seed } from './properties.ts'

const examples = () => fc.sample(fc.record({ amount: fc.integer(), name: fc.string() }), 20)

test('the same seed generates the same examples', () => {
  const first = examples()
  expect(examples()).toEqual(first)
  expect(fc.sample(fc.integer(), { seed, numRuns: 5 })).toEqual(fc.sample(fc.integer(), 5))
})

test('another seed generates other examples', () => {
  const others = fc.sample(fc.integer(), { seed: seed + 1, numRuns: runs(5) })
  expect(others).not.toEqual(fc.sample(fc.integer(), runs(5)))
})

test('a failing property reports its seed and the path to its example', () => {
  const fails = () => fc.assert(fc.property(fc.nat(), number => number < 10))
  expect(fails).toThrow(new RegExp(`seed: ${seed}, path: "[\\d:]+"`))
})

test('a property is checked on ten times as many examples in the part `engine`', () => {
  let count = 0
  fc.assert(
    fc.property(fc.constant(0), () => {
      count += 1
    }),
    { numRuns: runs(3) },
  )
  expect(count).toBe(includesPart('engine') ? 30 : 3)
})
