import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../domain/menus.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { siteName } from '../ui/site.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import { GuideButton } from './guide-button.tsx'
import styles from './header.module.css'
import { HeaderSearch } from './header-search.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MessagesButton } from './messages-button.tsx'
import { QuarterChip } from './quarter-chip.tsx'
import { SchemeButton } from './scheme-button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { UserMenu } from './user-menu.tsx'

type Props = {
  title: string
  menu: readonly MenuItem[]
  /** Absent where a separate bar contains the whole menu. */
  toggle?: { label: string; expanded: boolean; onToggle(): void }
  isInGame: boolean
}

export function Header({ title, menu, toggle, isInGame }: Props) {
  const { t } = useTranslation()
  const isDarker = useScrolledPast(30)
  const showsTitle = useScrolledPast(40)
  return (
    <header className={classNames(styles.header, isDarker && styles.scrolled)} data-screen-only>
      {toggle && (
        <IconButton
          className={styles.toggle}
          label={toggle.label}
          aria-expanded={toggle.expanded}
          icon={<IconMenu2 size={22} aria-hidden="true" />}
          tip="none"
          onClick={toggle.onToggle}
        />
      )}
      <Link to="/app" className={styles.brand} activeOptions={{ exact: true }} activeProps={{}}>
        <Logo size={32} />
        <bdi className={styles.brandName}>{t('app.brand', { host: siteName() })}</bdi>
      </Link>
      <span className={classNames(styles.title, showsTitle && styles.titleShown)} aria-hidden="true">
        {title}
      </span>
      <div className={classNames(styles.actions, showsTitle && styles.faded)}>
        <HeaderSearch menu={menu} />
        {isInGame && <QuarterChip />}
        <WideActions />
        <UserMenu />
      </div>
    </header>
  )
}

/** Renders the actions that small screens have in the user menu instead, for lack of space. */
function WideActions() {
  const isNarrow = useMediaQuery('(width < 960px)')
  if (isNarrow) return null
  return (
    <div className={styles.wide}>
      <FullScreenButton />
      <SchemeButton />
      <GuideButton />
      <LanguageMenu />
      <MessagesButton />
    </div>
  )
}
