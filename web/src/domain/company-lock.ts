import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../i18n/server-sentences.ts'
import { notify } from '../ui/notify.ts'
import { call } from './api.ts'
import { companyLockQuery } from './game-queries.ts'
import { replaceCached } from './query-cache.ts'

/** Returns whether the player has declared the decisions of the quarter final; undefined while it is unknown. */
export function useCompanyLock(companyId: number): boolean | undefined {
  return useQuery(companyLockQuery(companyId)).data
}

/** Declares the decisions final, or reopens them. The pass waits for neither. */
export function useSetCompanyLock(companyId: number) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (locked: boolean) =>
      call(locked ? 'lockCompany' : 'unlockCompany', { params: { id: companyId } }),
    onSuccess: async (_answer, locked) => {
      // The server makes locked decisions read-only.
      await client.invalidateQueries({ queryKey: ['listDecisions'] })
      await replaceCached(client, companyLockQuery(companyId).queryKey, locked)
    },
    onError: error => notify.error(errorText(t, error)),
  })
}
