import { useQueries } from '@tanstack/react-query'
import type { Decision } from '@trimestre/contract/decisions'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../../domain/api.ts'
import { type AreaKey, areaKeys } from '../../../../domain/game-areas.ts'
import { decisionsQuery } from '../../../../domain/game-queries.ts'
import { onRecovery } from '../../../../domain/outage.ts'
import { replaceCached } from '../../../../domain/query-cache.ts'
import { queryClient } from '../../../../domain/query-client.ts'
import { useSignedIn } from '../../../../domain/use-session.ts'
import { createSheetSync, type SheetSync } from './sheet-sync.ts'

export type SharedPlace = { gameId: number; companyId: number; roundId: number; area: AreaKey }

let latest: { key: string; sync: SheetSync } | null = null

/** Returns what keeps the sheet of a company in a quarter; leaving an area does not end it. */
function syncOf({ gameId, companyId, roundId }: Omit<SharedPlace, 'area'>, me: number): SheetSync {
  const key = `${companyId}:${roundId}:${me}`
  if (latest?.key === key) return latest.sync
  latest?.sync.stop()
  const sync = createSheetSync({
    companyId,
    roundId,
    me,
    async send(area, body) {
      const after = await call('saveDecisions', { params: { roundId, area, companyId }, body })
      await replaceCached(queryClient, decisionsQuery(roundId, area, companyId).queryKey, after)
      for (const outdated of ['getProjectionInputs', 'getTeam', 'listDecisionChanges'])
        void queryClient.invalidateQueries({ queryKey: [outdated, companyId] })
      return after
    },
    onRefusal() {
      for (const queryKey of [
        ['getActiveRound', gameId],
        ['getGame', gameId],
        ['companyLock', companyId],
        ['getCompany', companyId],
        ['listDecisions', roundId],
      ])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
  latest = { key, sync }
  return sync
}

/** A decision with its area, of the whole sheet by name. */
export type WholeSheet = ReadonlyMap<string, { area: AreaKey; decision: Decision }>

/** Returns the decisions of all areas as the server has them; areas that are loading are missing. */
export function useWholeSheet({
  roundId,
  companyId,
}: Pick<SharedPlace, 'roundId' | 'companyId'>): WholeSheet {
  return useQueries({
    queries: areaKeys.map(area => decisionsQuery(roundId, area, companyId)),
    combine: answers =>
      new Map(
        answers.flatMap((answer, index) =>
          (answer.data ?? []).map(decision => {
            const area = areaKeys[index] as AreaKey
            return [decision.name, { area, decision }] as const
          }),
        ),
      ),
  })
}

/** Returns the typed fields of a shared sheet and what acts on them, and saves them while the sheet is open. */
export function useSharedSheet(place: Omit<SharedPlace, 'area'>, isPaused: boolean) {
  const { user } = useSignedIn()
  const { gameId, companyId, roundId } = place
  const [sync] = useState(() => syncOf({ gameId, companyId, roundId }, user.id))
  const state = useSyncExternalStore(sync.subscribe, sync.getState)
  const answers = useQueries({ queries: areaKeys.map(area => decisionsQuery(roundId, area, companyId)) })
  useEffect(() => {
    answers.forEach(({ data }, index) => {
      const area = areaKeys[index]
      if (data && area) sync.receive(area, data)
    })
  })
  useEffect(() => sync.pause(isPaused), [sync, isPaused])
  useEffect(() => {
    const retry = () => sync.retry()
    const leave = () => sync.hurry()
    const stopWaiting = onRecovery(retry)
    window.addEventListener('online', retry)
    window.addEventListener('pagehide', leave)
    return () => {
      stopWaiting()
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', leave)
    }
  }, [sync])
  return { state, sync, me: user.id }
}
