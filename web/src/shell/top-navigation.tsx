import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type MenuItem, openItem } from '../domain/menus.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './bar.module.css'
import { useBarPanel } from './bar-panel.ts'
import { EntryLabel, MenuEntry } from './menu-entry.tsx'
import type { NavigationProps } from './navigation-props.ts'

/** Renders the menu as a bar below the header, whose groups open lists. Loaded when this layout is chosen. */
export default function TopNavigation({ menu, path }: NavigationProps) {
  const { t } = useTranslation()
  const panel = useBarPanel(path)
  return (
    <nav className={styles.bar} aria-label={t('shell.mainNavigation')} {...panel.events}>
      <ul className={styles.groups}>
        {menu.map(item => (
          <li key={item.key} className={classNames(item.action === 'signOut' && styles.last)}>
            {item.children ? (
              <Group
                item={item}
                path={path}
                opened={panel.openKey === item.key}
                onToggle={() => panel.toggle(item.key)}
                onChoose={panel.close}
              />
            ) : (
              <MenuEntry item={item} path={path} className={styles.top}>
                <EntryLabel item={item} />
              </MenuEntry>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type GroupProps = { item: MenuItem; path: string; opened: boolean; onToggle(): void; onChoose(): void }

function Group({ item, path, opened, onToggle, onChoose }: GroupProps) {
  const { t } = useTranslation()
  const id = `bar-${item.key}`
  const own = item.path ? [{ ...item, children: undefined }] : []
  const holdsPage = openItem([item], path) !== undefined
  return (
    <>
      <button
        type="button"
        className={classNames(styles.top, holdsPage && styles.holds)}
        aria-expanded={opened}
        aria-controls={id}
        onClick={onToggle}
      >
        <EntryLabel item={item} />
        <IconChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <ul id={id} className={styles.list} hidden={!opened} aria-label={t(`menu.${item.key}`)}>
        {[...own, ...(item.children ?? [])].map(child => (
          <li key={child.key}>
            <MenuEntry item={child} path={path} className={styles.entry} onChoose={onChoose}>
              <EntryLabel item={child} />
            </MenuEntry>
          </li>
        ))}
      </ul>
    </>
  )
}
