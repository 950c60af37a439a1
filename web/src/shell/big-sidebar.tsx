import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MenuItem, openItem } from '../domain/menus.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './big-sidebar.module.css'
import { EntryLabel, EntryMark, MenuEntry } from './menu-entry.tsx'
import { MenuIcon } from './menu-icons.tsx'
import type { NavigationProps } from './navigation-props.ts'

/** Renders a rail of large buttons, one per group, and a list with the entries of the open group. */
export function BigSidebar({ menu, path, unfolded, onUnfold, onChoose, header }: NavigationProps) {
  const { t } = useTranslation()
  const listId = useId()
  const current = openItem(menu, path)
  const [chosen, setChosen] = useState<{ key: string; path: string } | null>(null)
  // Navigation to another page opens the group of that page again.
  const openKey = chosen && chosen.path === path ? chosen.key : current?.key
  const groups = menu.filter(item => item.children)
  const open = groups.find(item => item.key === openKey) ?? groups[0]
  const isListVisible = unfolded && (open !== undefined || header !== undefined)
  // Without groups the rail has nothing to choose: in the drawer of small screens the list is then the whole menu.
  const isAlone = onChoose !== undefined && groups.length === 0
  const toggle = (item: MenuItem) => {
    const closes = isListVisible && open?.key === item.key
    setChosen({ key: item.key, path })
    onUnfold(!closes)
  }
  return (
    <nav className={styles.navigation} aria-label={t('shell.mainNavigation')}>
      <ul className={styles.rail} hidden={isAlone}>
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
                path={path}
                className={classNames(styles.big, current?.key === item.key && styles.current)}
                onChoose={onChoose}
              >
                <RailLabel item={item} />
              </MenuEntry>
            )}
          </li>
        ))}
      </ul>
      <div id={listId} className={classNames(styles.list, isAlone && styles.alone)} hidden={!isListVisible}>
        {header && <div className={styles.header}>{header}</div>}
        <List group={open} menu={menu}>
          {item => (
            <MenuEntry item={item} path={path} className={styles.entry} onChoose={onChoose}>
              <EntryLabel item={item} />
            </MenuEntry>
          )}
        </List>
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
        <span className={styles.mark}>
          <EntryMark item={item} />
        </span>
      </span>
      <span className={styles.bigLabel}>{t(`menu.${item.key}`)}</span>
    </>
  )
}

type ListProps = {
  group: MenuItem | undefined
  menu: readonly MenuItem[]
  children(item: MenuItem): ReactNode
}

/** Renders the entries of the open group, its own page first; without groups, the menu itself. */
function List({ group, menu, children }: ListProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const own = group?.path ? [{ ...group, children: undefined }] : []
  const items = group ? [...own, ...(group.children ?? [])] : menu
  return (
    <>
      {group && (
        <p className={styles.listTitle} id={titleId}>
          {t(`menu.${group.key}`)}
        </p>
      )}
      <ul className={styles.entries} aria-labelledby={group && titleId}>
        {items.map(item => (
          <li key={item.key}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}
