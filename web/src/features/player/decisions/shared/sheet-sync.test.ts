import { ApiError } from '@trimestre/contract/client'
import type { Decision } from '@trimestre/contract/decisions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import type { SheetBody } from './pending-fields.ts'
import { createSheetSync } from './sheet-sync.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const decision = (name: string, value: number, version = 0, by: Decision['changedBy'] = null) =>
  ({
    name,
    value,
    version,
    changedBy: by,
    changedAt: null,
    type: 'amount',
    min: 0,
    max: 1000,
  }) as Decision

type Sent = { area: AreaKey; body: SheetBody }

/** Starts a sheet whose requests wait for `answer` or `fail`. */
function aSheet() {
  const sent: Sent[] = []
  const waiting: { resolve(after: Decision[]): void; reject(error: unknown): void }[] = []
  const refusals: string[] = []
  const sync = createSheetSync({
    companyId: 5,
    roundId: 9,
    me: 1,
    send: (area, body) => {
      sent.push({ area, body })
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    onRefusal: ({ code }) => refusals.push(code),
  })
  sync.receive('ventes', [decision('prixVente', 50, 3), decision('creditT1', 20)])
  sync.receive('marketing', [decision('budgetPublicite', 100)])
  const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return {
    sync,
    sent,
    refusals,
    tick,
    async answer(...after: Decision[]) {
      waiting.shift()?.resolve(after)
      await tick()
    },
    async fail(error: unknown) {
      waiting.shift()?.reject(error)
      await tick()
    },
  }
}

const unreachable = new ApiError({ status: 0 })

test('a field is saved 800 ms after the last key, and on leaving it at once', async () => {
  const { sync, sent, tick } = aSheet()
  sync.type('ventes', 'prixVente', 51)
  await tick(700)
  sync.type('ventes', 'prixVente', 52)
  await tick(799)
  expect(sent).toEqual([])
  await tick(1)
  expect(sent).toEqual([
    { area: 'ventes', body: { decisions: { prixVente: 52 }, versions: { prixVente: 3 } } },
  ])

  const other = aSheet()
  other.sync.type('ventes', 'prixVente', 51)
  other.sync.blur('prixVente')
  await other.tick()
  expect(other.sent).toHaveLength(1)
})

test('one request is under way at a time; the other area follows it', async () => {
  const { sync, sent, tick, answer } = aSheet()
  sync.type('ventes', 'prixVente', 51)
  sync.type('marketing', 'budgetPublicite', 200)
  await tick(800)
  expect(sent.map(({ area }) => area)).toEqual(['ventes'])
  await answer(decision('prixVente', 51, 4), decision('creditT1', 20))
  expect(sent.map(({ area }) => area)).toEqual(['ventes', 'marketing'])
})

test('a conflict keeps its field and sends the other one alone at once', async () => {
  const { sync, sent, tick, fail } = aSheet()
  sync.type('ventes', 'prixVente', 52)
  sync.type('ventes', 'creditT1', 30)
  await tick(800)
  const theirs = { value: 49.5, version: 4, by: { id: 2, name: 'Lina' }, at: null }
  const conflicts = [{ name: 'prixVente', yours: { value: 52, basedOn: 3 }, theirs }]
  await fail(new ApiError({ status: 409, code: 'decisions/changed', conflicts }))
  expect(sent[1]?.body).toEqual({ decisions: { creditT1: 30 }, versions: { creditT1: 0 } })
  expect(sync.getState().pending.prixVente).toMatchObject({ state: 'conflict', value: 52, theirs })
})

test('ten minutes without a network lose nothing: the value is stored, and sent when it is back', async () => {
  const { sync, sent, tick, fail, answer } = aSheet()
  sync.type('ventes', 'prixVente', 52)
  await tick(800)
  await fail(unreachable)
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await tick(10_000)
    await fail(unreachable)
  }
  expect(JSON.parse(stored.get('draft:5:9:ventes') ?? '')).toMatchObject({
    values: { prixVente: 52 },
    versions: { prixVente: 3 },
  })
  const before = sent.length
  sync.retry()
  await tick()
  expect(sent.slice(before)).toEqual([
    { area: 'ventes', body: { decisions: { prixVente: 52 }, versions: { prixVente: 3 } } },
  ])
  await answer(decision('prixVente', 52, 4), decision('creditT1', 20))
  expect(stored.has('draft:5:9:ventes')).toBe(false)
})

test('a page that was closed meanwhile sends what it had stored, with the version of then', async () => {
  const first = aSheet()
  first.sync.type('ventes', 'prixVente', 52)
  first.sync.stop()
  const { sent, tick } = aSheet()
  await tick()
  expect(sent).toEqual([
    { area: 'ventes', body: { decisions: { prixVente: 52 }, versions: { prixVente: 3 } } },
  ])
})

test('a submitted sheet sends nothing, and what waits once it is withdrawn', async () => {
  const { sync, sent, refusals, tick, fail } = aSheet()
  sync.type('ventes', 'prixVente', 52)
  await tick(800)
  await fail(new ApiError({ status: 409, code: 'decisions/locked' }))
  expect(refusals).toEqual(['decisions/locked'])
  expect(sync.getRefusal()?.code).toBe('decisions/locked')
  sync.pause(true)
  await tick(60_000)
  expect(sent).toHaveLength(1)
  sync.pause(false)
  await tick()
  expect(sent).toHaveLength(2)
})

test('the same answer twice is news once, and its mark goes after three seconds', async () => {
  const { sync, tick } = aSheet()
  const after = [decision('prixVente', 49.5, 4, { id: 2, name: 'Lina' }), decision('creditT1', 20)]
  sync.receive('ventes', after)
  sync.receive('ventes', after)
  expect(sync.getNews()).toEqual([{ name: 'prixVente', value: 49.5, by: 'Lina' }])
  expect(sync.getState().marks.prixVente?.theirs).toEqual({ value: 49.5, by: 'Lina' })
  await tick(3000)
  expect(sync.getState().marks).toEqual({})
})
