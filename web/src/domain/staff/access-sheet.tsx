import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../ui/qr-code.tsx'
import styles from './access-sheet.module.css'
import { siteOrigin } from './game-address.ts'

/** The data that a user needs to sign in. */
export type Access = {
  username: string
  firstName: string
  lastName: string
  password: string
  /** The page that the QR code of the slip opens after signing in; the first page when absent. */
  opens?: string
}

/** Renders slips to cut out and distribute; they are visible only in print, where they replace the rest of the page. */
export function CredentialSlips({ accesses }: { accesses: readonly Access[] }) {
  const { t } = useTranslation(['common', 'admin'])
  const address = siteOrigin()
  return createPortal(
    <div className={styles.sheet}>
      {accesses.map(({ username, firstName, lastName, password, opens = address }) => (
        <section key={username} className={styles.slip}>
          <div className={styles.code}>
            <QrCode value={opens} label={opens} />
          </div>
          <div>
            <p className={styles.name} dir="auto">
              {`${firstName} ${lastName}`.trim() || username}
            </p>
            <dl className={styles.facts}>
              <dt>{t('admin:import.address')}</dt>
              <dd dir="ltr">{address}</dd>
              <dt>{t('field.username')}</dt>
              <dd dir="ltr">{username}</dd>
              <dt>{t('field.password')}</dt>
              <dd dir="ltr" className={styles.password}>
                {password}
              </dd>
            </dl>
            <p className={styles.advice}>{t('admin:import.advice')}</p>
          </div>
        </section>
      ))}
    </div>,
    document.body,
  )
}
