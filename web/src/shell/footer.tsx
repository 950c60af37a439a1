import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { siteName } from '../ui/site.ts'
import styles from './shell.module.css'

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer} data-screen-only>
      <bdi>{t('app.brand', { host: siteName() })}</bdi>
      <Link to="/app/glossary">{t('route.glossary')}</Link>
      <a href="/terms-conditions">{t('shell.terms')}</a>
      <a href="/privacy">{t('shell.privacy')}</a>
      <span>{t('shell.version', { version: import.meta.env.VITE_VERSION ?? '0.1.0' })}</span>
    </footer>
  )
}
