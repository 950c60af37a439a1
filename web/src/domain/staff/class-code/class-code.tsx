import { IconCheck, IconCopy } from '@tabler/icons-react'
import { spellJoinCode } from '@trimestre/contract/join-codes'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { codeAddress, isOwnAddress, joinPlace } from '../game-address.ts'
import styles from './class-code.module.css'

type Props = {
  code: string
  gameName: string
  /** Shown after the button that copies the link. */
  actions?: ReactNode
}

/** Shows an open class code, large, with the address at which it is entered, and as a QR code. */
export function ClassCode({ code, gameName, actions }: Props) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <div className={styles.code}>
      <div className={styles.picture}>
        <QrCode value={codeAddress(code)} label={t('admin:configuration.qrCode', { game: gameName })} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>
          {t('common:joinCode.label')} · <bdi dir="ltr">{joinPlace()}</bdi>
        </p>
        <p className={styles.signs} dir="ltr">
          {spellJoinCode(code)}
        </p>
        <p className={styles.note}>{t('admin:joining.codeOpen')}</p>
        {isOwnAddress() && <Banner tone="warning">{t('admin:configuration.loopback')}</Banner>}
        <div className={styles.actions} data-screen-only>
          <CopyButton address={codeAddress(code)} />
          {actions}
        </div>
      </div>
    </div>
  )
}

function CopyButton({ address }: { address: string }) {
  const { t } = useTranslation('admin')
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      notify.success(t('configuration.copied'))
    } catch {
      // Browsers refuse without a secure origin; the address is then shown to be copied by hand.
      notify.warning(address)
    }
  }
  const Icon = copied ? IconCheck : IconCopy
  return (
    <Button small icon={<Icon size={18} aria-hidden="true" />} onClick={() => void copy()}>
      {t('configuration.copy')}
    </Button>
  )
}
