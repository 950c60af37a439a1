import type { User } from '@trimestre/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../i18n/server-sentences.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/notify.ts'

type Props = {
  user: User
  /** Requests that the server discard the pending address. */
  onCancel(): Promise<unknown>
}

/** Shows the address that awaits its confirmation; a user who may change the account can cancel it. */
export function PendingEmail({ user: { pendingEmail }, onCancel }: Props) {
  const { t } = useTranslation()
  const [cancelled, setCancelled] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (pendingEmail === null || pendingEmail === cancelled) return null

  const cancel = async () => {
    setIsBusy(true)
    try {
      await onCancel()
      setCancelled(pendingEmail)
      notify.success(t('pendingEmail.cancelled'))
    } catch (error) {
      notify.error(errorText(t, error))
    }
    setIsBusy(false)
  }
  return (
    <Banner
      tone="info"
      action={
        <Button variant="text" loading={isBusy} onClick={cancel}>
          {t('pendingEmail.cancel')}
        </Button>
      }
    >
      {t('pendingEmail.waiting', { email: pendingEmail })}
    </Banner>
  )
}
