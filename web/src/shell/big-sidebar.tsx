import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type MenuItem, openItem } from '../domain/menus.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './big-sidebar.module.css'
import { EntryLabel, EntryMark, MenuEntry } from './menu-entry.tsx'
import { MenuIcon } from './menu-icons.tsx'
import type { NavigationProps } from './navigation-props.ts'

/**
 * Renders a rail of large buttons, one per group, and a list with the entries of the open group; on a page outside the
 * groups, such as the dashboard, with the entries of all of them.
 */
export function BigSidebar({ menu, path, unfolded, onUnfold, onChoose, header }: NavigationProps) {
  const { t } = useTranslation()
  const listId = useId()
  const current = openItem(menu, path)
  const [chosen, setChosen] = useState<{ key: string; path: string } | null>(null)
  // Navigation to another page opens the group of that page again.
  const openKey = chosen && chosen.path === path ? chosen.key : current?.key
  const groups = menu.filter(item => item.children)
  const open = groups.find(item => item.key === openKey)
  const isListVisible = unfolded && (groups.length > 0 || header !== undefined)
  // Without groups the rail has nothing to choose: in the drawer of small screens the list is then the whole menu.
  const isAlone = onChoose !== undefined && groups.length === 0
  const toggle = (item: MenuItem) => {
    const closes = isListVisible && open?.key === item.key
    setChosen({ key: item.key, path })
    onUnfold(!closes)
  }
  const entry = (item: MenuItem) => (
    <MenuEntry item={item} path={path} className={styles.entry} onChoose={onChoose}>
      <EntryLabel item={item} />
    </MenuEntry>
  )
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
        {(open ? [open] : groups).map(group => (
          <Group key={group.key} group={group}>
            {entry}
          </Group>
        ))}
        {groups.length === 0 && <Entries items={menu}>{entry}</Entries>}
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

type EntriesProps = { items: readonly MenuItem[]; labelledBy?: string; children(item: MenuItem): ReactNode }

function Entries({ items, labelledBy, children }: EntriesProps) {
  return (
    <ul className={styles.entries} aria-labelledby={labelledBy}>
      {items.map(item => (
        <li key={item.key}>{children(item)}</li>
      ))}
    </ul>
  )
}

/** Renders the entries of a group below its name, its own page first. */
function Group({ group, children }: { group: MenuItem; children: EntriesProps['children'] }) {
  const { t } = useTranslation()
  const titleId = useId()
  const own = group.path ? [{ ...group, children: undefined }] : []
  return (
    <>
      <p className={styles.listTitle} id={titleId}>
        {t(`menu.${group.key}`)}
      </p>
      <Entries items={[...own, ...(group.children ?? [])]} labelledBy={titleId}>
        {children}
      </Entries>
    </>
  )
}
