import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'

const eventsKey = ['events'] as const

export type CatalogueEvent = CallAnswer<'listEvents'>[number]
export type EventBody = CallInput<'createEvent'>['body']

export const useEvents = () =>
  useQuery({ queryKey: eventsKey, queryFn: ({ signal }) => call('listEvents', { signal }) })

export const useCriterionRules = () =>
  useQuery({
    queryKey: ['criterionRules'],
    queryFn: ({ signal }) => call('listCriterionRules', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Queries the games in which an event is planned or has occurred. */
export const useGamesWith = (eventId: number) =>
  useQuery({
    queryKey: ['games', 'all'],
    queryFn: ({ signal }) => call('listAllGames', { signal }),
    select: games => games.filter(game => game.eventGames.some(({ event }) => event.id === eventId)),
  })

function useReloadEvents() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: eventsKey })
}

/** Creates an event, or updates an existing one. */
export function useSaveEvent(id: number | undefined) {
  const reload = useReloadEvents()
  return useMutation({
    mutationFn: (body: EventBody) =>
      id === undefined ? call('createEvent', { body }) : call('updateEvent', { params: { id }, body }),
    onSuccess: reload,
  })
}

export function useDeleteEvent() {
  const reload = useReloadEvents()
  return useMutation({
    mutationFn: (id: number) => call('deleteEvent', { params: { id } }),
    onSuccess: reload,
  })
}
