import type { Journal, JournalEntry } from '@trimestre/contract/journal'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../../domain/api.ts'
import { journalQuery } from '../../../domain/game-queries.ts'
import { onRecovery } from '../../../domain/outage.ts'
import { replaceCached } from '../../../domain/query-cache.ts'
import { queryClient } from '../../../domain/query-client.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { createJournalSync, type JournalSync } from './journal-sync.ts'

/** The journals that this page has opened; leaving the screen does not end them. */
const opened = new Map<string, JournalSync>()

function syncOf(companyId: number, entry: JournalEntry, me: number): JournalSync {
  const place = `${companyId}:${entry.round}:${entry.version}`
  const known = opened.get(`${place}:${me}`)
  if (known) return known
  const { queryKey } = journalQuery(companyId)
  const sync = createJournalSync({
    place,
    me,
    entry,
    async send(body) {
      const after = await call('writeJournal', { params: { id: companyId, roundNb: entry.round }, body })
      const journal = queryClient.getQueryData<Journal>(queryKey)
      if (journal) await replaceCached(queryClient, queryKey, withEntry(journal, after))
      return after
    },
    onRefusal: () => void queryClient.invalidateQueries({ queryKey }),
  })
  opened.set(`${place}:${me}`, sync)
  return sync
}

const withEntry = (journal: Journal, entry: JournalEntry): Journal => ({
  ...journal,
  entries: journal.entries.map(each =>
    each.round === entry.round && each.version === entry.version ? entry : each,
  ),
})

/** Returns what is typed in the journal of a quarter and not saved, and what acts on it. */
export function useJournalSync(companyId: number, entry: JournalEntry) {
  const { user } = useSignedIn()
  const key = `${companyId}:${entry.round}:${entry.version}:${user.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that makes another journal
  const sync = useMemo(() => syncOf(companyId, entry, user.id), [key])
  const state = useSyncExternalStore(sync.subscribe, sync.getState)
  useEffect(() => sync.receive(entry), [sync, entry])
  useEffect(() => {
    const stopWaiting = onRecovery(sync.hurry)
    window.addEventListener('online', sync.hurry)
    window.addEventListener('pagehide', sync.hurry)
    return () => {
      stopWaiting()
      window.removeEventListener('online', sync.hurry)
      window.removeEventListener('pagehide', sync.hurry)
    }
  }, [sync])
  return { sync, state }
}
