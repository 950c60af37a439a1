import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { type MenuItem, openItem } from '../menus.ts'
import styles from './big-sidebar.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { MenuIcon } from './menu-icons.tsx'

export type NavigationProps = {
  menu: readonly MenuItem[]
  path: string
  /** Whether the list beside the rail is shown. */
  listShown: boolean
  onShowList(shown: boolean): void
  /** Called after a choice: the drawer of small screens closes. */
  onChoose?(): void
  /** Above the list: the profile block of the drawer. */
  listHeader?: ReactNode
}

/** A rail of large buttons, one per group, and a list with the entries of the open group. */
export function BigSidebar({ menu, path, listShown, onShowList, onChoose, listHeader }: NavigationProps) {
  const { t } = useTranslation()
  const listId = useId()
  const current = openItem(menu, path)
  const [chosen, setChosen] = useState<{ key: string; path: string } | null>(null)
  // Moving to another page opens the group of that page again.
  const openKey = chosen && chosen.path === path ? chosen.key : current?.key
  const groups = menu.filter(item => item.children)
  const open = groups.find(item => item.key === openKey) ?? groups[0]
  const isListVisible = listShown && (open !== undefined || listHeader !== undefined)
  const toggle = (item: MenuItem) => {
    const closes = isListVisible && open?.key === item.key
    setChosen({ key: item.key, path })
    onShowList(!closes)
  }
  return (
    <nav className={styles.navigation} aria-label={t('shell.mainNavigation')}>
      <ul className={styles.rail}>
        {menu.map(item => (
          <li key={item.key} className={item.action === 'signOut' ? styles.last : undefined}>
            {item.children ? (
              <button
                type="button"
                className={classNames(styles.big, current?.key === item.key && styles.current)}
                aria-expanded={isListVisible && open?.key === item.key}
                aria-controls={listId}
                onClick={() => toggle(item)}
              >
                <RailLabel item={item} />
              </button>
            ) : (
              <MenuEntry
                item={item}
                className={classNames(styles.big, current?.key === item.key && styles.current)}
                isCurrent={item.path === path}
                onChoose={onChoose}
              >
                <RailLabel item={item} />
              </MenuEntry>
            )}
          </li>
        ))}
      </ul>
      <div id={listId} className={styles.list} hidden={!isListVisible}>
        {listHeader}
        {open ? (
          <GroupList group={open} path={path} onChoose={onChoose} />
        ) : (
          <EntryList items={menu} path={path} onChoose={onChoose} />
        )}
      </div>
    </nav>
  )
}

function RailLabel({ item }: { item: MenuItem }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.icon}>
        <MenuIcon item={item.key} />
      </span>
      <span className={styles.bigLabel}>{t(`menu.${item.key}`)}</span>
    </>
  )
}

function GroupList({ group, path, onChoose }: { group: MenuItem; path: string; onChoose?(): void }) {
  const { t } = useTranslation()
  const own: MenuItem[] = group.path ? [{ key: group.key, path: group.path }] : []
  return (
    <>
      <h2 className={styles.listTitle}>{t(`menu.${group.key}`)}</h2>
      <EntryList items={[...own, ...(group.children ?? [])]} path={path} onChoose={onChoose} />
    </>
  )
}

type EntryListProps = { items: readonly MenuItem[]; path: string; onChoose?(): void }

function EntryList({ items, path, onChoose }: EntryListProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.entries}>
      {items.map(item => (
        <li key={item.key}>
          <MenuEntry item={item} className={styles.entry} isCurrent={item.path === path} onChoose={onChoose}>
            <MenuIcon item={item.key} size={20} />
            <span>{t(`menu.${item.key}`)}</span>
          </MenuEntry>
        </li>
      ))}
    </ul>
  )
}
