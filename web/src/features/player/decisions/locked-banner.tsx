import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSetCompanyLock } from '../../../domain/company-lock.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'

/** Explains that the player has declared to be done, so that nothing can be changed, and lets them go on. */
export function LockedBanner({ companyId }: { companyId: number }) {
  const { t } = useTranslation('player')
  const { mutate, isPending } = useSetCompanyLock(companyId)
  return (
    <Banner
      tone="success"
      title={t('lock.finished')}
      action={
        <Button
          small
          loading={isPending}
          icon={<IconPencil size={18} aria-hidden="true" />}
          onClick={() => mutate(false)}
        >
          {t('lock.modify')}
        </Button>
      }
    >
      {t('lock.text')}
    </Banner>
  )
}
