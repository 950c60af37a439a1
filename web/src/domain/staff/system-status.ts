import { useQuery } from '@tanstack/react-query'
import type { SystemStatus } from '@trimestre/contract/system'
import type { Tone } from '../../ui/tone.tsx'
import { call } from '../api.ts'

const againMs = 30_000

/** Returns the status of the system, polled every half minute. */
export const useSystemStatus = () =>
  useQuery({
    queryKey: ['system', 'status'],
    queryFn: ({ signal }) => call('getSystemStatus', { signal }),
    refetchInterval: againMs,
  })

/** An alert that a super administrator should see without searching for it. */
export type SystemAlert = {
  kind: 'mismatch' | 'fault' | 'disk' | 'noBackup' | 'oldBackup' | 'mails' | 'passes'
  tone: Extract<Tone, 'error' | 'warning'>
}

const dayMs = 86_400_000
const backupDaysMax = 7
/** Below this number of free bytes, a pass of a large game may fail for lack of space. */
const freeBytesMin = 1024 ** 3

/** Returns the alerts, errors first; `now` is in milliseconds of Unix time. */
export function alertsOf(status: SystemStatus, now: number): SystemAlert[] {
  const { lastVerification, lastBackup, storage, queue } = status
  const isOld = lastBackup !== null && now - Date.parse(lastBackup.at) > backupDaysMax * dayMs
  const found: [SystemAlert['kind'], SystemAlert['tone'], boolean][] = [
    ['mismatch', 'error', (lastVerification?.mismatchCount ?? 0) > 0],
    ['fault', 'error', (lastVerification?.fault ?? null) !== null],
    ['disk', 'error', (storage.freeBytes ?? Number.POSITIVE_INFINITY) < freeBytesMin],
    ['noBackup', 'warning', lastBackup === null],
    ['oldBackup', 'warning', isOld],
    ['mails', 'warning', queue.mailsFailed > 0],
    ['passes', 'warning', queue.passesDue > 0],
  ]
  return found.flatMap(([kind, tone, isThere]) => (isThere ? [{ kind, tone }] : []))
}
