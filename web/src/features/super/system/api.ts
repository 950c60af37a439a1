import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../domain/api.ts'
import { type AuditView, queryOf } from './audit-address.ts'

/** Queries a page of the audit log; the previous page stays visible while the next one loads. */
export const useAuditLog = (view: AuditView) =>
  useQuery({
    queryKey: ['system', 'audit', view],
    queryFn: ({ signal }) => call('listAudit', { query: queryOf(view), signal }),
    placeholderData: keepPreviousData,
  })

/** Queries all users whose calls are audited. */
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
