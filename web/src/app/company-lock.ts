import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../i18n/server-sentences.ts'
import { notify } from '../ui/notify.ts'
import { call } from './api.ts'
import { companyLockQuery } from './game-queries.ts'
import { replaceCached } from './query-cache.ts'

/** Whether the player has said that the decisions of the quarter are final; undefined while it is not known. */
export function useCompanyLock(companyId: number): boolean | undefined {
  return useQuery(companyLockQuery(companyId)).data
}

/** Says that the decisions are final, or takes them up again. The pass waits for neither. */
export function useSetCompanyLock(companyId: number) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (locked: boolean) =>
      call(locked ? 'lockCompany' : 'unlockCompany', { params: { id: companyId } }),
    onSuccess: async (_answer, locked) => {
      // Locked decisions cannot be edited, says the server.
      await client.invalidateQueries({ queryKey: ['listDecisions'] })
      await replaceCached(client, companyLockQuery(companyId).queryKey, locked)
    },
    onError: error => notify.error(errorText(t, error)),
  })
}
