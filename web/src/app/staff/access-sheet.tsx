import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../ui/qr-code.tsx'
import styles from './access-sheet.module.css'

/** What a person needs to sign in. */
export type Access = {
  username: string
  firstName: string
  lastName: string
  password: string
  /** The page that the slip's code opens, after signing in; absent: the first one. */
  opens?: string
}

/** Slips to cut out and hand over; seen on paper alone, where nothing else of the page is. */
export function AccessSheet({ accesses }: { accesses: readonly Access[] }) {
  const { t } = useTranslation(['common', 'admin'])
  const address = window.location.origin
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
