import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'
import type { Advice } from './advised-events.ts'

const gameEventsKey = (gameId: number) => ['games', gameId, 'events'] as const

/** Queries the events that can be associated with a game. */
export const useCatalogueEvents = () =>
  useQuery({ queryKey: ['events'], queryFn: ({ signal }) => call('listEvents', { signal }) })

/** Queries the events of a game by quarter, with one entry for each quarter in which an event is in effect. */
export const useGameEvents = (gameId: number) =>
  useQuery({
    queryKey: gameEventsKey(gameId),
    queryFn: ({ signal }) => call('listGameEvents', { params: { gameId }, signal }),
  })

function useReloadEvents(gameId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: gameEventsKey(gameId) }),
      client.invalidateQueries({ queryKey: ['games', 'administered'] }),
      client.invalidateQueries({ queryKey: ['getGame', gameId] }),
    ])
}

export type Association = Omit<CallInput<'associateEvent'>['body'], 'game' | 'nbTour'>

/** Associates the whole series in one call: all of its quarters or none. */
export function useAssociateEvent(gameId: number) {
  return useMutation({
    mutationFn: (association: Association) =>
      call('associateEvent', { body: { game: gameId, ...association } }),
    onSuccess: useReloadEvents(gameId),
  })
}

/** Associates several events with one quarter each: all of them or none. */
export function useAssociateEvents(gameId: number) {
  return useMutation({
    mutationFn: (advice: readonly Advice[]) =>
      call('associateEvents', {
        params: { id: gameId },
        body: {
          events: advice.map(({ event, quarter, announced }) => ({
            event: event.id,
            nbTour: quarter,
            privacy: announced,
          })),
        },
      }),
    onSuccess: useReloadEvents(gameId),
  })
}

export function useRemoveEvent(gameId: number) {
  return useMutation({
    mutationFn: (id: number) => call('dissociateEvent', { params: { id } }),
    onSettled: useReloadEvents(gameId),
  })
}
