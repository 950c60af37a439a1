import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { SchemeButton } from './scheme-button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { UserMenu } from './user-menu.tsx'

type Props = {
  title: string
  menuExpanded: boolean
  menuLabel: string
  /** Absent when there is no list to show or hide. */
  onToggleMenu?(): void
}

export function Header({ title, menuExpanded, menuLabel, onToggleMenu }: Props) {
  const { t } = useTranslation()
  const isDarker = useScrolledPast(30)
  const showsTitle = useScrolledPast(40)
  return (
    <header className={classNames(styles.header, isDarker && styles.scrolled)}>
      {onToggleMenu && (
        <IconButton
          className={styles.toggle}
          label={menuLabel}
          aria-expanded={menuExpanded}
          icon={<IconMenu2 size={22} aria-hidden="true" />}
          tip="none"
          onClick={onToggleMenu}
        />
      )}
      <Link to="/app" className={styles.brand}>
        <Logo size={32} />
        <bdi className={styles.brandName}>{t('app.brand', { host: window.location.host })}</bdi>
      </Link>
      <span className={classNames(styles.title, showsTitle && styles.titleShown)} aria-hidden="true">
        {title}
      </span>
      <span className={styles.space} />
      <div className={classNames(styles.actions, showsTitle && styles.faded)}>
        <span className={styles.wide}>
          <SchemeButton />
        </span>
        <span className={styles.wide}>
          <LanguageMenu />
        </span>
        <UserMenu />
      </div>
    </header>
  )
}
