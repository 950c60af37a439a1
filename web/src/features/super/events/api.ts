import { useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'
import { useDeleteEntry, useSaveEntry } from '../shared/entry-queries.ts'

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

export const useSaveEvent = (event: CatalogueEvent | undefined) =>
  useSaveEntry<EventBody>(event, {
    key: eventsKey,
    create: body => call('createEvent', { body }),
    update: (id, body) => call('updateEvent', { params: { id }, body }),
  })

export const useDeleteEvent = () => useDeleteEntry(eventsKey, id => call('deleteEvent', { params: { id } }))
