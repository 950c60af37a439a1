import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../app/api.ts'
import { type JournalView, queryOf } from './journal-address.ts'

/** A page of what administrators did; the page before stays in sight while the next one comes. */
export const useJournal = (view: JournalView) =>
  useQuery({
    queryKey: ['system', 'audit', view],
    queryFn: ({ signal }) => call('listAudit', { query: queryOf(view), signal }),
    placeholderData: keepPreviousData,
  })

/** Everybody whose acts are written down. */
export const useStaff = () =>
  useQuery({
    queryKey: ['users', 'staff'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        call('listSuperAdministrators', { signal }),
        call('listAdministrators', { signal }),
      ])
      return lists.flat()
    },
  })

export const useAllGames = () =>
  useQuery({ queryKey: ['games', 'all'], queryFn: ({ signal }) => call('listAllGames', { signal }) })
