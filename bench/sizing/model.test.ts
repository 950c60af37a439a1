import { expect, it } from 'vitest'
import type { Costs } from './costs.ts'
import { cacheMissShare, sizeOf } from './model.ts'

const nothing = { process: 0, database: 0 }
const free: Costs = {
  signIn: nothing,
  dashboard: nothing,
  uncachedDashboard: nothing,
  save: nothing,
  companyPass: nothing,
  streamSecond: nothing,
  streamEvent: nothing,
  streamBytes: 0,
  processBytes: 100e6,
  processSecond: nothing,
  quarterBytes: 0,
}

it('needs one process for a class, and two for more players although one would be enough', () => {
  expect(sizeOf(free, { players: 40, atOnce: 40 }).processes).toBe(1)
  expect(sizeOf(free, { players: 1_000, atOnce: 500 }).processes).toBe(2)
})

it('counts the cores for reading: 1 200 players, one page in 20 seconds, 10 ms a page, 60 % busy', () => {
  const page = { process: 10, database: 5 }
  const costs = { ...free, dashboard: page, uncachedDashboard: page }
  const size = sizeOf(costs, { players: 10_000, atOnce: 1_200 })
  // 60 pages a second take 600 ms a second, which is the whole time that one core may be busy.
  expect(size.playCores).toBeCloseTo(1, 9)
  expect(size.databaseCores).toBeCloseTo(0.5, 9)
})

it('is sized for the higher load of signing in and playing', () => {
  const costs = { ...free, signIn: { process: 60, database: 0 } }
  // 6 000 players in 10 minutes are 10 sign-ins a second, hence 600 ms a second.
  const size = sizeOf(costs, { players: 30_000, atOnce: 6_000 })
  expect(size.signInCores).toBeCloseTo(1, 9)
  expect(size.playCores).toBe(0)
  expect(sizeOf(costs, { players: 100_000, atOnce: 60_000 }).processes).toBe(15)
  expect(
    sizeOf({ ...costs, signIn: { process: 117, database: 0 } }, { players: 1e6, atOnce: 60_000 }).processes,
  ).toBe(20)
})

it('counts memory, connections and the yearly growth of the database', () => {
  const costs = { ...free, streamBytes: 20_000, quarterBytes: 10_000 }
  const size = sizeOf(costs, { players: 100_000, atOnce: 20_000 })
  expect(size.processes).toBe(5)
  expect(size.connections).toBe(75)
  expect(size.memoryGB).toBeCloseTo(0.9, 9)
  expect(size.yearGB).toBeCloseTo(16, 9)
})

it('assumes that fewer dashboards are cached when there are more processes', () => {
  // Of 90 dashboards between two quarters, only the first is computed again on one process, but nearly all on very
  // many.
  expect(cacheMissShare(1)).toBeCloseTo(1 / 90, 9)
  expect(cacheMissShare(2)).toBeCloseTo(2 / 90, 9)
  expect(cacheMissShare(1_000_000)).toBeGreaterThan(0.999)
  const costs = { ...free, uncachedDashboard: { process: 100, database: 0 } }
  const [some, many] = [50_000, 100_000].map(atOnce => sizeOf(costs, { players: 1_000_000, atOnce }))
  expect((many?.playCores ?? 0) / (some?.playCores ?? 1)).toBeGreaterThan(2)
  expect(many?.processes).toBeGreaterThanOrEqual(many?.playCores ?? 0)
})
