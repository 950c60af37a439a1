import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefresher, everything, partsOf, spread, uncertainAtFirst } from './refresh.ts'

let client: QueryClient
let asked: string[]

/** Mounts an observer of this query, as a component does; its later requests are recorded. */
function show(...queryKey: (string | number)[]): void {
  const queryFn = () => {
    asked.push(queryKey.join(' '))
    return new Promise<number>(resolve => setTimeout(resolve, 100, 1))
  }
  client.setQueryData(queryKey, 0)
  new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => undefined)
}

beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  asked = []
})
afterEach(() => {
  client.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const saved = { name: 'company.updated', data: { companyId: 3, change: 'saved' } } as const
const passed = {
  name: 'round.passed',
  data: { gameId: 7, roundNb: 3, currentTrimestre: 2, finished: false },
} as const

test('for staff, a save immediately reloads the progress of this game only', async () => {
  show('progress', 7)
  show('progress', 8)
  show('getDashboard', 3)
  const { refresh } = createRefresher(client, true)
  for (const part of partsOf(saved, 7, true)) refresh(part)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['progress 7'])
})

test('what was read before the stream opened is read again: also the settings and the planned pass', async () => {
  for (const key of ['getActiveRound', 'getGame', 'schedule', 'progress', 'joinRequests']) show(key, 7)
  show('getDashboard', 3)
  const { refresh } = createRefresher(client, true)
  for (const part of uncertainAtFirst(7)) refresh(part)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.toSorted()).toEqual([
    'getActiveRound 7',
    'getGame 7',
    'joinRequests 7',
    'progress 7',
    'schedule 7',
  ])
})

test('forty saves in a moment cause two reloads, the second after the last save', async () => {
  show('progress', 7)
  const { refresh } = createRefresher(client, true)
  for (let save = 0; save < 40; save += 1) {
    for (const part of partsOf(saved, 7, true)) refresh(part)
    await vi.advanceTimersByTimeAsync(5)
  }
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual(['progress 7', 'progress 7'])
})

test('for a player, a passed quarter reloads the game’s figures, not the catalogue, within two seconds', async () => {
  show('getDashboard', 3)
  show('getActiveRound', 7)
  show('products')
  vi.spyOn(Math, 'random').mockReturnValue(0.75)
  const { refresh } = createRefresher(client, false)
  for (const part of partsOf(passed, 7, false)) refresh(part)
  await vi.advanceTimersByTimeAsync(0.75 * spread - 1)
  expect(asked).toEqual([])
  // Closing and opening are two events, and the one pending reload serves both.
  for (const part of partsOf(passed, 7, false)) refresh(part)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['getDashboard 3', 'getActiveRound 7'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toHaveLength(2)
})

test('a member reads what another one saved at once, and a proposal makes only the proposals outdated', async () => {
  for (const key of ['getTeam', 'listDecisionChanges', 'listProposals', 'getCompany']) show(key, 3)
  show('listDecisions', 9, 'ventes', 3)
  vi.spyOn(Math, 'random').mockReturnValue(0.75)
  const { refresh } = createRefresher(client, false)
  for (const part of partsOf(saved, 7, false)) refresh(part)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.toSorted()).toEqual(['getTeam 3', 'listDecisionChanges 3', 'listDecisions 9 ventes 3'])
  asked = []
  for (const part of partsOf(
    { name: 'company.updated', data: { companyId: 3, change: 'proposal' } },
    7,
    false,
  ))
    refresh(part)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['listProposals 3'])
})

test('who joins or leaves a company makes its members outdated, and where somebody works nothing', () => {
  const names = partsOf({ name: 'company.updated', data: { companyId: 3, change: 'members' } }, 7, false).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['progress', 'company', 'decisions', 'teamwork'])
  const data = { companyId: 3, user: { id: 1, name: 'Lina' }, area: 'ventes', name: 'prixVente' }
  expect(partsOf({ name: 'company.presence', data }, 7, false)).toEqual([])
})

test('a pending reload is cancelled when the refresher is stopped', async () => {
  show('getDashboard', 3)
  const { refresh, stop } = createRefresher(client, false)
  refresh(everything)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([])
})

const closed = { name: 'round.closed', data: { gameId: 7, roundNb: 3 } } as const
const reopened = { name: 'round.reopened', data: { gameId: 7, roundNb: 3 } } as const

test('a close reloads what a player may decide, with a delay, and no figures', async () => {
  for (const key of ['getActiveRound', 'getGame', 'progress']) show(key, 7)
  for (const key of ['getDashboard', 'listCompanyResults', 'companyLock', 'getTeam']) show(key, 3)
  show('listDecisions', 9, 'ventes', 3)
  vi.spyOn(Math, 'random').mockReturnValue(0.75)
  const { refresh } = createRefresher(client, false)
  for (const part of partsOf(closed, 7, false)) refresh(part)
  await vi.advanceTimersByTimeAsync(0.75 * spread - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.toSorted()).toEqual([
    'companyLock 3',
    'getActiveRound 7',
    'getGame 7',
    'getTeam 3',
    'listDecisions 9 ventes 3',
    'progress 7',
  ])
})

test('a close reloads everything for staff, a computation of it again too, and a reopened quarter for everybody', () => {
  expect(partsOf(closed, 7, true)).toEqual([everything])
  for (const isStaff of [true, false]) expect(partsOf(reopened, 7, isStaff)).toEqual([everything])
  expect(partsOf({ name: 'versions.updated', data: { gameId: 7 } }, 7, true)).toEqual([everything])
})

const asksOf = (name: 'quizzes.updated' | 'peers.updated' | 'grading.updated', isStaff: boolean) => {
  const keys = [
    ['quizzes', 7],
    ['quizzes', 7, 'results', 2],
    ['peers', 7],
    ['grades', 7],
    ['quizzes', 8],
  ]
  const parts = partsOf({ name, data: { gameId: 7 } }, 7, isStaff)
  return keys.filter(key => parts.some(part => part.matches(key))).map(key => key.join(' '))
}

test('a quiz or a peer evaluation that changes is read again in its game only, with the grades by staff', () => {
  expect(asksOf('quizzes.updated', false)).toEqual(['quizzes 7', 'quizzes 7 results 2'])
  expect(asksOf('quizzes.updated', true)).toEqual(['quizzes 7', 'quizzes 7 results 2', 'grades 7'])
  expect(asksOf('peers.updated', false)).toEqual(['peers 7'])
  expect(asksOf('peers.updated', true)).toEqual(['peers 7', 'grades 7'])
})

test('answers and forms change what staff see of quizzes, peer evaluations and grades', () => {
  expect(asksOf('grading.updated', true)).toEqual(['quizzes 7', 'quizzes 7 results 2', 'peers 7', 'grades 7'])
})

test('a class reads an opened quiz with a delay, and a notified player the own grade', async () => {
  show('quizzes', 7)
  show('grades', 7)
  vi.spyOn(Math, 'random').mockReturnValue(0.75)
  const { refresh } = createRefresher(client, false)
  for (const part of partsOf({ name: 'quizzes.updated', data: { gameId: 7 } }, 7, false)) refresh(part)
  await vi.advanceTimersByTimeAsync(0.75 * spread - 1)
  expect(asked).toEqual([])
  for (const part of partsOf({ name: 'notification.added', data: { unread: 1 } }, 7, false)) refresh(part)
  await vi.advanceTimersByTimeAsync(spread)
  expect(asked).toEqual(['quizzes 7', 'grades 7'])
})
