import { ApiError } from '@trimestre/contract/client'
import type { JournalEntry, WriteJournal } from '@trimestre/contract/journal'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJournalSync } from './journal-sync.ts'

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

const anEntry = (changes: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ round: 2, quarter: 1, version: 1, superseded: false, practice: false, state: 'open' },
  ...{ before: '', after: '', change: '' },
  predictions: { demande: null, liquidites: null, resultatNet: null },
  ...{ actual: null, scores: null },
  done: { before: false, predictions: false, after: false, change: false },
  writable: { before: true, after: false },
  ...{ authors: {}, revs: {} },
  ...changes,
})

const lina = { id: 2, name: 'Lina' }

/** Starts the journal of a quarter whose requests wait for `answer` or `fail`. */
function aJournal(entry = anEntry()) {
  const sent: WriteJournal[] = []
  const waiting: { resolve(after: JournalEntry): void; reject(error: unknown): void }[] = []
  const refusals: string[] = []
  const sync = createJournalSync({
    place: '5:2:1',
    me: 1,
    entry,
    send: body => {
      sent.push(body)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    onRefusal: ({ code }) => refusals.push(code),
  })
  const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return {
    ...{ sync, sent, refusals, tick },
    field: (name: 'before' | 'demande' | 'liquidites') => sync.getState().pending[name],
    answer: (after: Partial<JournalEntry>) => {
      waiting.shift()?.resolve(anEntry(after))
      return tick()
    },
    fail: (error: ApiError) => {
      waiting.shift()?.reject(error)
      return tick()
    },
  }
}

const changedBy = (name: string, value: string, version: number, by = lina) =>
  new ApiError({
    status: 409,
    code: 'journal/changed',
    conflicts: [{ name, yours: { value: 'x', basedOn: 0 }, theirs: { value, version, by, at: null } }],
  })

test('a field is sent 800 ms after the last key, with its revision, and marked as saved for a while', async () => {
  const { sync, sent, tick, field, answer } = aJournal(anEntry({ revs: { before: 3 } }))
  sync.type('before', 'Plus')
  await tick(700)
  sync.type('before', 'Plus de clients')
  sync.type('demande', 2800)
  await tick(799)
  expect(sent).toEqual([])
  await tick(1)
  expect(sent).toEqual([
    { before: 'Plus de clients', predictions: { demande: 2800 }, revs: { before: 3, demande: 0 } },
  ])
  await answer({ before: 'Plus de clients', revs: { before: 4, demande: 1 } })
  expect(field('before')).toBeUndefined()
  expect(Object.keys(sync.getState().saved)).toEqual(['before', 'demande'])
  await tick(3000)
  expect(sync.getState().saved).toEqual({})
})

test('what was typed on while a save was under way is sent after it, based on its revision', async () => {
  const { sync, sent, tick, answer } = aJournal()
  sync.type('before', 'Un')
  await tick(800)
  sync.type('before', 'Un deux')
  await answer({ before: 'Un', revs: { before: 1 } })
  await tick(800)
  expect(sent.at(-1)).toEqual({ before: 'Un deux', revs: { before: 1 } })
})

test('impossible figures are not sent, and stay on this device', async () => {
  const first = aJournal()
  first.sync.type('demande', -1)
  first.sync.type('liquidites', Number.NaN, '12,,5')
  await first.tick(5000)
  expect(first.sent).toEqual([])
  first.sync.stop()
  const second = aJournal()
  expect(second.field('demande')?.value).toBe(-1)
  expect(second.field('liquidites')).toMatchObject({ value: Number.NaN, text: '12,,5' })
})

test('a conflict keeps both texts until one is chosen', async () => {
  const { sync, sent, tick, field, fail, answer } = aJournal()
  sync.type('before', 'Mon texte')
  await tick(800)
  await fail(changedBy('before', 'Son texte', 4))
  expect(field('before')).toMatchObject({
    state: 'conflict',
    value: 'Mon texte',
    theirs: { value: 'Son texte' },
  })
  await tick(20_000)
  expect(sent).toHaveLength(1)
  sync.keepMine('before')
  await tick()
  expect(sent.at(-1)).toEqual({ before: 'Mon texte', revs: { before: 4 } })
  await answer({ before: 'Mon texte', revs: { before: 5 } })
  expect(field('before')).toBeUndefined()
})

test('the text of the other member can be taken', async () => {
  const { sync, tick, field, fail } = aJournal()
  sync.type('before', 'Mon texte')
  await tick(800)
  await fail(changedBy('before', 'Son texte', 4))
  sync.forget('before')
  expect(field('before')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { sync, sent, tick, fail } = aJournal()
  sync.type('before', 'Un')
  await tick(800)
  await fail(new ApiError({ status: 0 }))
  sync.type('before', 'Un deux')
  await tick(800)
  await fail(changedBy('before', 'Un', 1, { id: 1, name: 'Moi' }))
  await tick()
  expect(sent.at(-1)).toEqual({ before: 'Un deux', revs: { before: 1 } })
})

test('without a connection the text stays on this device, and is sent when the network is back', async () => {
  const first = aJournal()
  first.sync.type('before', 'Hors ligne')
  await first.tick(800)
  await first.fail(new ApiError({ status: 0 }))
  expect(first.field('before')?.state).toBe('failed')
  first.sync.stop()
  const second = aJournal()
  await second.tick()
  expect(second.sent).toEqual([{ before: 'Hors ligne', revs: { before: 0 } }])
})

test('a text that came after the pass stays until it is put away', async () => {
  const { sync, tick, field, fail, refusals } = aJournal()
  sync.type('before', 'Trop tard')
  await tick(800)
  await fail(new ApiError({ status: 409, code: 'journal/closed' }))
  expect(refusals).toEqual(['journal/closed'])
  expect(field('before')).toMatchObject({ state: 'refused', value: 'Trop tard' })
  sync.receive(anEntry({ writable: { before: false, after: true } }))
  expect(field('before')?.value).toBe('Trop tard')
})

test('what another member wrote replaces nothing that is typed here', async () => {
  const { sync, field } = aJournal()
  sync.type('before', 'Ici')
  sync.receive(anEntry({ before: 'Là', revs: { before: 1 } }))
  expect(field('before')?.value).toBe('Ici')
  sync.receive(anEntry({ before: 'Ici', revs: { before: 2 } }))
  expect(field('before')).toBeUndefined()
})
