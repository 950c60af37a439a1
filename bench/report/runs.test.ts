import { expect, test } from 'vitest'
import type { Figure } from './goals.ts'
import { judge, meets, type Run, withRun } from './runs.ts'

const time: Figure = { what: 'time', limit: 100, aim: 50, unit: 'ms' }
const rate: Figure = { what: 'rate', limit: 0.8, aim: 0.9, sense: 'at least' }

const run = (day: number, third: number, commit = 'abc'): Run => ({
  date: `2026-11-0${day}`,
  commit,
  machine: '2 cores',
  rounds: 5,
  figures: { time: { first: third - 20, median: third - 10, third } },
  details: [],
})
const verdict = (...runs: Run[]) => judge(time, 'time', runs)

test('the third quartile decides whether a bound is met, or the first where more is better', () => {
  expect(meets(time, { first: 10, median: 90, third: 100 }, 'limit')).toBe(true)
  expect(meets(time, { first: 10, median: 90, third: 101 }, 'limit')).toBe(false)
  expect(meets(time, { first: 10, median: 40, third: 60 }, 'aim')).toBe(false)
  expect(meets(rate, { first: 0.8, median: 0.9, third: 1 }, 'limit')).toBe(true)
  expect(meets(rate, { first: 0.7, median: 0.9, third: 1 }, 'limit')).toBe(false)
})

test('a figure without an aim never meets it', () => {
  expect(meets({ what: 'share', limit: 12 }, { first: 1, median: 1, third: 1 }, 'aim')).toBe(false)
})

test('a limit is held, or not held, when two days agree', () => {
  expect(verdict(run(1, 90))).toEqual({ state: 'open', heldDays: 1, days: 1 })
  expect(verdict(run(1, 90), run(2, 110))).toEqual({ state: 'open', heldDays: 1, days: 2 })
  expect(verdict(run(1, 90), run(2, 110), run(3, 90))).toEqual({ state: 'held', heldDays: 2, days: 3 })
  expect(verdict(run(1, 110), run(2, 110))).toEqual({ state: 'not held', heldDays: 0, days: 2 })
})

test('only the last three days on which the figure was measured count', () => {
  const other: Run = { ...run(5, 90), figures: {} }
  const days = [run(4, 110), run(1, 90), run(2, 90), run(3, 110), other]
  expect(verdict(...days)).toEqual({ state: 'not held', heldDays: 1, days: 3 })
})

test('of several runs on a day the last one counts', () => {
  expect(verdict(run(1, 110, 'before'), run(1, 90, 'after'))).toEqual({ state: 'open', heldDays: 1, days: 1 })
})

test('a run replaces an earlier one of the same commit on the same day only', () => {
  const runs = [run(1, 90), run(2, 90, 'before'), run(2, 90)]
  expect(withRun(runs, run(2, 95))).toEqual([run(1, 90), run(2, 90, 'before'), run(2, 95)])
})
