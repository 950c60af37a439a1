import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameAddress, isOwnAddress } from '../../../domain/staff/game-address.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './game-link.module.css'

/** Shows the address of a game's page to copy, to project or to scan as a QR code. */
export function GameLink({ gameId, gameName }: { gameId: number; gameName: string }) {
  const { t } = useTranslation('admin')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const address = gameAddress(gameId)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      notify.success(t('configuration.copied'))
    } catch {
      // Browsers refuse without a secure origin; the user can still copy the selected text manually.
      field.current?.select()
      notify.warning(t('configuration.copyFailed'))
    }
  }
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div className={styles.link}>
      <TextField
        ref={field}
        label={t('configuration.address')}
        hint={t('configuration.linkHint')}
        value={address}
        dir="ltr"
        readOnly
        onFocus={event => event.currentTarget.select()}
      />
      <Button icon={<Icon size={18} aria-hidden="true" />} onClick={copy}>
        {t('configuration.copy')}
      </Button>
      {isOwnAddress() && <Banner tone="warning">{t('configuration.loopback')}</Banner>}
      <div className={styles.code}>
        <QrCode value={address} label={t('configuration.qrCode', { game: gameName })} />
      </div>
    </div>
  )
}
