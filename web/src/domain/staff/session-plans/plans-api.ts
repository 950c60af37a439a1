import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import type { PlanKey } from '@trimestre/contract/session-plans'
import { useTranslation } from 'react-i18next'
import { call } from '../../api.ts'

type Choice = CallInput<'applyPlan'>['body']

/** The key of everything about the plan of a game; the event stream names it. */
const planKey = (gameId: number) => ['plan', gameId] as const

/** The language of the plans: the client sends it, and each language has its own entry in the cache. */
const useLanguage = () => useTranslation().i18n.language

/** Queries the session plans. */
export function useSessionPlans() {
  const lang = useLanguage()
  return useQuery({
    queryKey: ['sessionPlans', lang],
    queryFn: ({ signal }) => call('listSessionPlans', { query: { lang }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Queries the plan of a game, and where its running order stands. */
export function useGamePlan(gameId: number) {
  const lang = useLanguage()
  return useQuery({
    queryKey: [...planKey(gameId), 'game', lang],
    queryFn: ({ signal }) => call('getPlan', { params: { id: gameId }, query: { lang }, signal }),
  })
}

/** Queries what a plan would change in a game; `firstAt` in milliseconds, null for a plan without scheduled passes. */
export function usePlanPreview(gameId: number, key: PlanKey, firstAt: number | null, isAsked: boolean) {
  return useQuery({
    queryKey: ['games', gameId, 'planPreview', key, firstAt],
    queryFn: ({ signal }) =>
      call('applyPlan', {
        params: { id: gameId },
        body: { ...choiceOf(key, firstAt), dryRun: true },
        signal,
      }),
    enabled: isAsked,
    staleTime: 0,
    // While another first pass is chosen, what stands below the changes stays where it is.
    placeholderData: keepPreviousData,
  })
}

/** Returns the request that chooses a plan; `firstAt` in milliseconds. */
export const choiceOf = (key: PlanKey, firstAt: number | null): Choice => ({
  key,
  ...(firstAt !== null && { firstAt: new Date(firstAt).toISOString() }),
})

export function useApplyPlan(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: Choice) => call('applyPlan', { params: { id: gameId }, body: choice }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['games'] }),
        client.invalidateQueries({ queryKey: ['getGame', gameId] }),
        client.invalidateQueries({ queryKey: ['schedule', gameId] }),
        client.invalidateQueries({ queryKey: planKey(gameId) }),
      ]),
  })
}

/** Moves the running order of a game to a step; null puts it back before the first one. */
export function useMovePlan(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: number | null) =>
      call('setPlanStep', { params: { id: gameId }, query: {}, body: { step } }),
    onSettled: () => client.invalidateQueries({ queryKey: planKey(gameId) }),
  })
}
