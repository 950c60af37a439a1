import type { BranchSummary } from '@trimestre/contract/branches'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { notify } from '../../../../ui/notify.ts'
import { useUpdateBranch } from './api.ts'

/** Returns the act that keeps a branch beyond its time, or gives it its time again. */
export function usePinning(gameId: number): (branch: BranchSummary) => Promise<void> {
  const { t } = useTranslation(['branches', 'common'])
  const format = useFormat()
  const { mutateAsync } = useUpdateBranch(gameId)
  return async branch => {
    try {
      const { pinned, expiresAt } = await mutateAsync({ id: branch.id, pinned: !branch.pinned })
      notify.success(
        pinned ? t('branches:kept') : t('branches:unkept', { date: format.date(expiresAt) }),
        3000,
      )
    } catch (error) {
      notify.error(errorText(t, error))
    }
  }
}
