import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useResetCompany } from './api.ts'
import type { CompanyRow } from './company-rows.ts'
import styles from './game-overview.module.css'

/** Resets a company to the opening position, after it has listed everything that is lost. */
export function ResetDialog({ row, onClose }: { row: CompanyRow; onClose(): void }) {
  const { t } = useTranslation(['common', 'overview'])
  const { mutateAsync } = useResetCompany()
  const { username, resultCount } = row
  const reset = async () => {
    await mutateAsync(row.companyId)
    notify.success(t('overview:resetDone', { name: username }), 3000)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('overview:resetTitle', { name: username })}
      onConfirm={reset}
      failureText={error => errorText(t, error)}
      destructive
    >
      <ul className={styles.consequences}>
        <li>
          {resultCount > 0 ? t('overview:resetResults', { count: resultCount }) : t('overview:resetNoResult')}
        </li>
        <li>{t('overview:resetDecisions')}</li>
        <li>{t('overview:resetOthers')}</li>
      </ul>
      <p>{t('overview:resetFinal')}</p>
    </ConfirmDialog>
  )
}
