import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type MenuItem, openItem, sectionsOf } from '../domain/menus.ts'
import { classNames } from '../ui/class-names.ts'
import { EntryLabel, MenuEntry } from './menu-entry.tsx'
import type { NavigationProps } from './navigation-props.ts'
import { useOpenGroups } from './open-groups.ts'
import { useSectionTitle } from './section-title.ts'
import styles from './sidebar.module.css'

/**
 * Renders a drawer of entries under titles; when folded, only its icons are visible. Loaded when this layout is chosen.
 */
export default function Sidebar({ menu, path, unfolded, onUnfold, header }: NavigationProps) {
  const { t } = useTranslation()
  const id = useId()
  const titleOf = useSectionTitle()
  const groups = useOpenGroups(menu, path)
  const openUnfolded = (item: MenuItem) => {
    if (!unfolded) onUnfold(true)
    if (unfolded || !groups.isOpen(item.key)) groups.toggle(item.key)
  }
  return (
    <nav
      className={classNames(styles.sidebar, !unfolded && styles.folded)}
      aria-label={t('shell.mainNavigation')}
    >
      <div className={styles.header}>{header}</div>
      {sectionsOf(menu).map(section => (
        <div key={section.key} className={styles.section}>
          <p className={styles.title} id={`${id}${section.key}`}>
            <span>{titleOf(section.key)}</span>
          </p>
          <ul className={styles.entries} aria-labelledby={`${id}${section.key}`}>
            {section.items.map(item => (
              <li key={item.key}>
                {item.children ? (
                  <Group
                    item={item}
                    path={path}
                    unfolded={unfolded}
                    opened={unfolded && groups.isOpen(item.key)}
                    onToggle={() => openUnfolded(item)}
                  />
                ) : (
                  <Entry item={item} path={path} unfolded={unfolded} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type EntryProps = { item: MenuItem; path: string; unfolded: boolean; holdsPage?: boolean }

function Entry({ item, path, unfolded, holdsPage }: EntryProps) {
  const { t } = useTranslation()
  const name = t(`menu.${item.key}`)
  return (
    <MenuEntry
      item={item}
      path={path}
      className={classNames(styles.entry, holdsPage && styles.holds)}
      label={unfolded ? undefined : name}
    >
      <EntryLabel item={item} size={22} />
      {!unfolded && <Tip>{name}</Tip>}
    </MenuEntry>
  )
}

type GroupProps = { item: MenuItem; path: string; unfolded: boolean; opened: boolean; onToggle(): void }

/** Renders a group and, below it, its entries; a group with its own page is a link with a button next to it. */
function Group({ item, path, unfolded, opened, onToggle }: GroupProps) {
  const { t } = useTranslation()
  const id = useId()
  const name = t(`menu.${item.key}`)
  const holdsPage = openItem([item], path) !== undefined
  const state = { 'aria-expanded': opened, 'aria-controls': id, onClick: onToggle, type: 'button' } as const
  return (
    <>
      {item.path ? (
        <div className={styles.pair}>
          <Entry
            item={{ ...item, children: undefined }}
            path={path}
            unfolded={unfolded}
            holdsPage={holdsPage && !opened}
          />
          {unfolded && (
            <button {...state} className={styles.fold} aria-label={t('shell.submenu', { name })}>
              <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      ) : (
        <button
          {...state}
          className={classNames(styles.entry, holdsPage && !opened && styles.holds)}
          aria-label={unfolded ? undefined : name}
        >
          <EntryLabel item={item} size={22} />
          {unfolded ? (
            <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
          ) : (
            <Tip>{name}</Tip>
          )}
        </button>
      )}
      <ul id={id} className={styles.nested} hidden={!opened} aria-label={name}>
        {item.children?.map(child => (
          <li key={child.key}>
            <Entry item={child} path={path} unfolded />
          </li>
        ))}
      </ul>
    </>
  )
}

function Tip({ children }: { children: string }) {
  return (
    <span className={styles.tip} aria-hidden="true">
      {children}
    </span>
  )
}
