import type { SystemStatus } from '@trimestre/contract/system'
import { expect, test } from 'vitest'
import { alertsOf } from './system-status.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const at = '2026-03-10T03:00:00.000Z'

const sound: SystemStatus = {
  product: { version: '1.0.0', engineVersion: '1', node: '24.0.0', startedAt: at, timezone: 'Europe/Paris' },
  database: {
    kind: 'embedded',
    version: '18.0',
    bytes: 1e7,
    tablesVersion: at,
    connections: 3,
    connectionsMax: 100,
  },
  queue: { mailsWaiting: 2, mailsFailed: 0, oldestMailAt: at, passesDue: 0, openStreams: 4 },
  storage: { pictures: 0, pictureBytes: 0, freeBytes: 5e9 },
  lastBackup: { at, bytes: 1e6 },
  verifyAt: '03:00',
  lastVerification: {
    beganAt: at,
    endedAt: at,
    games: 1,
    quarters: 4,
    unchecked: [],
    mismatches: [],
    mismatchCount: 0,
    fault: null,
  },
}
const kinds = (change: Partial<SystemStatus>) =>
  alertsOf({ ...sound, ...change }, now).map(({ kind, tone }) => `${tone} ${kind}`)

test('a healthy system has no alerts', () => {
  expect(kinds({})).toEqual([])
})

test('mismatches found by the verification, and a failed verification, are errors', () => {
  const { lastVerification } = sound
  if (lastVerification === null) throw new Error('no verification')
  expect(kinds({ lastVerification: { ...lastVerification, mismatchCount: 3 } })).toEqual(['error mismatch'])
  expect(kinds({ lastVerification: { ...lastVerification, fault: 'no game 3' } })).toEqual(['error fault'])
})

test('quarters of an earlier engine, which are not recomputed, are no alert', () => {
  const { lastVerification } = sound
  if (lastVerification === null) throw new Error('no verification')
  const unchecked = [{ engineVersion: '1.0.0', quarters: 12 }]
  expect(kinds({ lastVerification: { ...lastVerification, unchecked } })).toEqual([])
})

test('a backup is missing when there is none, or none within a week', () => {
  expect(kinds({ lastBackup: null })).toEqual(['warning noBackup'])
  expect(kinds({ lastBackup: { at: '2026-03-03T11:59:59.000Z', bytes: 1 } })).toEqual(['warning oldBackup'])
  expect(kinds({ lastBackup: { at: '2026-03-03T12:00:00.000Z', bytes: 1 } })).toEqual([])
})

test('little disk space is an error and comes before lost mails and overdue passes', () => {
  const storage = { ...sound.storage, freeBytes: 1e9 }
  const queue = { ...sound.queue, mailsFailed: 1, passesDue: 1 }
  expect(kinds({ storage, queue })).toEqual(['error disk', 'warning mails', 'warning passes'])
})

test('an object store never reports a lack of space', () => {
  expect(kinds({ storage: { ...sound.storage, freeBytes: null } })).toEqual([])
})
