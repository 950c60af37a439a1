import { expect, test } from 'vitest'
import { changeFrom, faultOf, isUnusual, scaled, shortcutsOf } from './decision-value.ts'

const amount = { type: 'amount', min: 0, max: 10_000, step: 100, default: 0 } as const

test('gives the change in percent of the previous value', () => {
  expect(changeFrom(1000, 1200)).toEqual({ direction: 'up', percent: 20, delta: 200 })
  expect(changeFrom(50, 48.5)).toEqual({ direction: 'down', percent: -3, delta: -1.5 })
  expect(changeFrom(0, 5)).toEqual({ direction: 'up', percent: null, delta: 5 })
  expect(changeFrom(0.3, 0.1 + 0.2).direction).toBe('same')
})

test('flags a value above five times or below a fifth of the previous one as unusual', () => {
  expect(isUnusual(amount, 5000, 1000)).toBe(false)
  expect(isUnusual(amount, 5001, 1000)).toBe(true)
  expect(isUnusual(amount, 200, 1000)).toBe(false)
  expect(isUnusual(amount, 199, 1000)).toBe(true)
})

test('does not flag a one-off decision at its default, and does not compare with zero', () => {
  expect(isUnusual(amount, 0, 1000)).toBe(false)
  expect(isUnusual(amount, 9000, 0)).toBe(false)
  expect(isUnusual(amount, 9000, null)).toBe(false)
})

test('refuses a value that is empty, not a number, out of bounds or wrongly fractional', () => {
  const units = { type: 'number', min: 0, max: 10 } as const
  expect(faultOf(units, null)).toBe('required')
  expect(faultOf(units, Number.NaN)).toBe('number')
  expect(faultOf(units, 11)).toBe('bounds')
  expect(faultOf(units, 1.5)).toBe('whole')
  expect(faultOf(units, 10)).toBe(null)
  expect(faultOf(amount, 10.25)).toBe(null)
})

test('keeps a value raised by a tenth on the steps and within the bounds', () => {
  expect(scaled(amount, 1234, 10)).toBe(1400)
  expect(scaled(amount, 9900, 10)).toBe(10_000)
  expect(scaled({ min: 1, max: 1000, step: 0.1 }, 50, 10)).toBe(55)
})

test('offers no shortcut that would leave the value unchanged', () => {
  const decision = { ...amount, name: 'x' } as never
  expect(shortcutsOf(decision, 0, 0).map(({ kind }) => kind)).toEqual(['before'])
  expect(shortcutsOf(decision, 2000, 0).map(({ kind }) => kind)).toEqual(['before', 'minus', 'plus'])
})
