import { IconFlagCheck, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCompanyLock, useSetCompanyLock } from '../../../domain/company-lock.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from './finish-button.module.css'

/** « J'ai terminé mes décisions »: notifies the professor and locks the fields against accidental changes. */
export function FinishButton({ companyId }: { companyId: number }) {
  const { t } = useTranslation('player')
  const isLocked = useCompanyLock(companyId)
  const { mutate, isPending } = useSetCompanyLock(companyId)
  if (isLocked === undefined) return null
  if (isLocked)
    return (
      <div className={styles.finished}>
        <Chip tone="success" icon={<IconFlagCheck size={16} aria-hidden="true" />}>
          {t('lock.finished')}
        </Chip>
        <Button
          small
          variant="text"
          loading={isPending}
          icon={<IconPencil size={18} aria-hidden="true" />}
          onClick={() => mutate(false)}
        >
          {t('lock.modify')}
        </Button>
      </div>
    )
  return (
    <Button
      loading={isPending}
      icon={<IconFlagCheck size={20} aria-hidden="true" />}
      onClick={() => mutate(true, { onSuccess: () => notify.warning(t('lock.locked'), 3000) })}
    >
      {t('lock.finish')}
    </Button>
  )
}
