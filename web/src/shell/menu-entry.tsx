import { IconCheck, IconCircle, IconLock, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AreaState } from '../domain/area-progress.ts'
import { isAbove, leadsTo, type MenuItem } from '../domain/menus.ts'
import { leaveGame } from '../domain/session.ts'
import { Badge } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './menu-entry.module.css'
import { MenuIcon } from './menu-icons.tsx'
import { useMenuMarks } from './menu-marks.ts'
import { requestSignOut } from './sign-out.ts'

type Props = {
  item: MenuItem
  path: string
  className?: string
  /** Called after a choice, so that a drawer or a list closes. */
  onChoose?(): void
  /** The accessible name when only the icon is shown. */
  label?: string
  children: ReactNode
}

/** Renders a link of the menu. The sign-out entry signs out first; a locked entry is not a link. */
export function MenuEntry({ item, path, className, onChoose, label, children }: Props) {
  const { t } = useTranslation()
  if (item.locked)
    return (
      <span className={classNames(className, styles.locked)}>
        {children}
        <IconLock size={16} aria-hidden="true" />
        <span className="visually-hidden">{t('shell.reserved')}</span>
      </span>
    )
  const signOut = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose?.()
    requestSignOut()
  }
  if (!item.path)
    return (
      <a href="/" className={className} aria-label={label} onClick={signOut}>
        {children}
      </a>
    )
  const choose = () => {
    if (item.action === 'leaveGame') leaveGame()
    onChoose?.()
  }
  return (
    <Link
      to={item.path}
      className={className}
      aria-label={label}
      aria-current={leadsTo(item, path) ? 'page' : isAbove(item, path) || undefined}
      activeOptions={{ exact: true }}
      activeProps={{}}
      onClick={choose}
    >
      {children}
    </Link>
  )
}

type LabelProps = { item: MenuItem; size?: number; hasStateText?: boolean }

/**
 * Renders the icon, the name and the mark of an entry: a count, or the progress of an area, with `hasStateText` also in
 * words.
 */
export function EntryLabel({ item, size = 20, hasStateText }: LabelProps) {
  const { t } = useTranslation()
  return (
    <>
      <MenuIcon item={item.key} size={size} />
      <span className={styles.name}>{t(`menu.${item.key}`)}</span>
      <EntryMark item={item} hasStateText={hasStateText} />
    </>
  )
}

const stateIcons = { saved: IconCheck, draft: IconPencil, toSee: IconCircle }

export function EntryMark({ item, hasStateText }: Omit<LabelProps, 'size'>) {
  const { t } = useTranslation()
  const { counts, states } = useMenuMarks()
  const count = counts[item.key]
  if (count) return <Badge count={count.count} label={count.label} />
  const state: AreaState | undefined = states[item.key]
  if (state === undefined || state === 'closed') return null
  const Icon = stateIcons[state]
  return (
    <span className={classNames(styles.state, styles[state])}>
      <Icon size={16} stroke={2.25} aria-hidden="true" />
      <span className={hasStateText ? undefined : 'visually-hidden'}>{t(`shell.area.${state}`)}</span>
    </span>
  )
}
