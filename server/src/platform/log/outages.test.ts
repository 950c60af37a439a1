import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { createLog, type Log } from './log.ts'

let lines: Record<string, unknown>[]
let log: Log

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  log = createLog(line => lines.push(JSON.parse(line)))
})
afterEach(() => {
  vi.useRealTimers()
})

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code })
const lost = () => withCode('57P01', 'terminating connection due to administrator command')

it('logs the beginning and the end of an outage, and counts the failures in between', async () => {
  let isBack = false
  log.probeWith(async () => {
    if (!isBack) throw lost()
  })
  log.fault('database.connection-lost', lost())
  for (let second = 0; second < 5; second += 1) {
    for (let request = 0; request < 20; request += 1)
      log.fault('request.fault', new Error('Failed', { cause: lost() }))
    log.fault('schedule.unreadable', lost())
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toMatchObject([
    { level: 'warn', event: 'trouble.began', trouble: 'server/unavailable', message: lost().message },
  ])
  isBack = true
  await vi.advanceTimersByTimeAsync(5_000)
  const counts = { requests: 100, connections: 1, work: 5 }
  expect(lines[1]).toMatchObject({
    level: 'info',
    event: 'trouble.over',
    trouble: 'server/unavailable',
    ...counts,
  })
  expect(lines[1]?.seconds).toBeGreaterThanOrEqual(64)
  log.fault('request.fault', lost())
  expect(lines.map(({ event }) => event)).toEqual(['trouble.began', 'trouble.over', 'trouble.began'])
})

it('does not end an outage while requests fail, even if the database responds', async () => {
  for (let second = 0; second < 30; second += 1) {
    log.fault('request.fault', new Error('timeout exceeded when trying to connect'))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(lines).toHaveLength(1)
})

it.each([
  ['a full disk', withCode('53100', 'could not extend file'), 'server/disk-full'],
  ['locks that are not given back', withCode('55P03', 'canceling statement'), 'server/lock-timeout'],
  ['a server that takes no writes', withCode('25006', 'read-only transaction'), 'server/unavailable'],
  ['a statement that is never answered', new Error('Query read timeout'), 'server/unavailable'],
  ['an unreachable machine', withCode('EHOSTUNREACH', 'connect'), 'server/unavailable'],
  [
    'an object store that is away',
    new Refusal('server/unavailable', {
      trouble: 'storage/unavailable',
      cause: withCode('ECONNREFUSED', 'x'),
    }),
    'storage/unavailable',
  ],
  [
    'an identity provider that is away',
    new Refusal('auth/provider-unavailable'),
    'auth/provider-unavailable',
  ],
])('counts failures due to %s', async (_, error, trouble) => {
  for (let request = 0; request < 50; request += 1) log.fault('request.fault', error)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines).toMatchObject([
    { event: 'trouble.began', trouble },
    { event: 'trouble.over', trouble, requests: 50 },
  ])
})

it('logs each unexpected fault with its stack', () => {
  for (const error of [new TypeError('of undefined'), withCode('42P01', 'no such table')])
    log.fault('request.fault', error, { route: '/api' })
  const fault = {
    level: 'error',
    event: 'request.fault',
    route: '/api',
    stack: expect.stringContaining('.ts:'),
  }
  expect(lines).toMatchObject([fault, fault])
})
