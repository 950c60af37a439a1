import { describe, expect, test } from 'vitest'
import { groupSmallSteps, waterfallBars } from './waterfall.ts'

const step = (key: string, value: number, total = false) => ({ key, label: key, value, total })

test('each bar starts where the previous one ended, and totals start at zero', () => {
  const { bars, zero } = waterfallBars([
    step('opening', 100, true),
    step('in', 100),
    step('out', -50),
    step('closing', 150, true),
  ])
  expect(zero).toBe(0)
  expect(bars.map(({ start, length }) => [start, length])).toEqual([
    [0, 50],
    [50, 50],
    [75, 25],
    [0, 75],
  ])
})

test('levels below zero extend the scale on the other side', () => {
  const { bars, zero } = waterfallBars([step('opening', 50, true), step('out', -100), step('end', -50, true)])
  expect(zero).toBe(50)
  expect(bars.map(({ start, length }) => [start, length])).toEqual([
    [50, 50],
    [0, 100],
    [0, 50],
  ])
  expect(waterfallBars([]).bars).toEqual([])
  expect(waterfallBars([step('nothing', 0, true)]).bars[0]).toMatchObject({ start: 0, length: 0 })
})

test('the parts of a sum start where the sum starts', () => {
  const { bars } = waterfallBars([
    step('before', 100, true),
    { ...step('sum', 50), sum: true },
    { ...step('one part', 100), part: true },
    { ...step('another part', -50), part: true },
    step('after', 150, true),
  ])
  expect(bars.map(({ start, length }) => [start, length])).toEqual([
    [0, 50],
    [50, 25],
    [50, 50],
    [75, 25],
    [0, 75],
  ])
})

describe('small movements', () => {
  const steps = [
    step('opening', 1000, true),
    step('sales', 10_000),
    step('energy', -100.1),
    step('wages', -5000),
    step('repairs', -200.2),
    step('tax', -50),
    step('closing', 5649.7, true),
  ]
  const group = { key: 'small', label: (count: number) => `${count} small` }
  const shown = (isOpen: boolean) => groupSmallSteps(steps, { ...group, isOpen })

  test('are gathered in one step before the last one, and can be opened', () => {
    expect(shown(false).map(({ key }) => key)).toEqual(['opening', 'sales', 'wages', 'small', 'closing'])
    expect(shown(false)[3]).toMatchObject({ label: '3 small', value: -350.3 })
    expect(
      shown(true)
        .slice(3)
        .map(({ key }) => key),
    ).toEqual(['small', 'energy', 'repairs', 'tax', 'closing'])
  })
  test('lead to the same level whether they are open or not', () => {
    const endOf = (isOpen: boolean) => waterfallBars(shown(isOpen)).bars.at(-1)
    expect(endOf(true)?.length).toBeCloseTo(endOf(false)?.length ?? 0)
  })
  test('stay as they are when there are few of them', () => {
    const few = steps.filter(({ key }) => key !== 'tax')
    expect(groupSmallSteps(few, { ...group, isOpen: false })).toBe(few)
  })
})
