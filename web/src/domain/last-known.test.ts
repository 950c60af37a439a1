import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  stored.clear()
})

/** Opens a page with modules of its own, as a browser does. */
async function openPage(isOnline: boolean, userId: number) {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: isOnline })
  stored.set('user', JSON.stringify({ id: userId }))
  const { followLastKnown, lastKnownSince } = await import('./last-known.ts')
  const client = new QueryClient()
  followLastKnown(client, userId)
  return { client, lastKnownSince }
}

const dashboardKey = ['getDashboard', 7]

async function seeDashboard(userId: number) {
  const { client } = await openPage(true, userId)
  await client.fetchQuery({ queryKey: dashboardKey, queryFn: () => ({ rank: 2 }) })
  await client.fetchQuery({ queryKey: ['listMessages'], queryFn: () => ['private'] })
  await vi.advanceTimersByTimeAsync(1000)
}

test('a page that opens without a connection shows the dashboard of before, and since when', async () => {
  await seeDashboard(3)
  const { client, lastKnownSince } = await openPage(false, 3)
  expect(client.getQueryData(dashboardKey)).toEqual({ rank: 2 })
  expect(lastKnownSince()).not.toBeNull()
  expect(client.getQueryData(['listMessages'])).toBeUndefined()
})

test('what could not be read again stays known, and so does what another page does not read', async () => {
  const { client } = await openPage(true, 3)
  const queryKey = dashboardKey
  await client.fetchQuery({ queryKey, queryFn: () => ({ rank: 2 }) })
  const failed = client.fetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new Error('away')),
    retry: false,
  })
  await expect(failed).rejects.toThrow('away')
  await client.fetchQuery({ queryKey: ['getGame', 1], queryFn: () => ({ name: 'Game' }) })
  await vi.advanceTimersByTimeAsync(1000)
  const other = await openPage(true, 3)
  await other.client.fetchQuery({ queryKey: ['getGame', 1], queryFn: () => ({ name: 'Game' }) })
  await vi.advanceTimersByTimeAsync(1000)
  const offline = await openPage(false, 3)
  expect(offline.client.getQueryData(dashboardKey)).toEqual({ rank: 2 })
})

test('another user of the device sees nothing of it', async () => {
  await seeDashboard(3)
  const { client, lastKnownSince } = await openPage(false, 4)
  expect(client.getQueryData(dashboardKey)).toBeUndefined()
  expect(lastKnownSince()).toBeNull()
})

test('a page with a connection asks the server', async () => {
  await seeDashboard(3)
  const { client } = await openPage(true, 3)
  expect(client.getQueryData(dashboardKey)).toBeUndefined()
})

test('a page whose first request gets no answer shows it too', async () => {
  await seeDashboard(3)
  const { client, lastKnownSince } = await openPage(true, 3)
  const { ApiError } = await import('@trimestre/contract/client')
  const failed = client.fetchQuery({
    queryKey: dashboardKey,
    queryFn: () => Promise.reject(new ApiError({ status: 0, code: 'network', detail: '', violations: [] })),
    retry: false,
  })
  await expect(failed).rejects.toThrow()
  expect(client.getQueryData(dashboardKey)).toEqual({ rank: 2 })
  expect(lastKnownSince()).not.toBeNull()
})
