import { useTranslation } from 'react-i18next'
import { findPublicRoute } from '../routes.ts'
import styles from './shell.module.css'

export function Footer() {
  const { t } = useTranslation()
  const hasTerms = findPublicRoute('/terms-conditions') !== undefined
  return (
    <footer className={styles.footer}>
      <bdi>{t('app.brand', { host: window.location.host })}</bdi>
      {hasTerms && <a href="/terms-conditions">{t('shell.terms')}</a>}
      <span>{t('shell.version', { version: import.meta.env.VITE_VERSION ?? '0.1.0' })}</span>
    </footer>
  )
}
