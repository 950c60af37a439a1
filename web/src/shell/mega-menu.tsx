import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type MenuItem, type MenuKey, openItem, sectionsOf, wholeSuperMenu } from '../domain/menus.ts'
import { isScreen, mayOpen } from '../domain/screens.ts'
import { roleOf } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './bar.module.css'
import { useBarPanel } from './bar-panel.ts'
import { EntryLabel, MenuEntry } from './menu-entry.tsx'
import type { NavigationProps } from './navigation-props.ts'
import { useSectionTitle } from './section-title.ts'

type Column = { key: string; title: string; items: readonly MenuItem[] }
type Panel = { key: string; title: string; columns: Column[] }

/**
 * Renders one wide panel per group of the super administrator's menu; other roles get a panel of their own before
 * these. Loaded when this layout is chosen.
 */
export default function MegaMenu({ menu, path }: NavigationProps) {
  const { t } = useTranslation()
  const panels = usePanels(menu)
  const open = useBarPanel(path)
  return (
    <nav className={styles.bar} aria-label={t('shell.mainNavigation')} {...open.events}>
      <ul className={styles.groups}>
        {panels.map(panel => (
          <li key={panel.key} className={styles.wideGroup}>
            <button
              type="button"
              className={classNames(styles.top, holdsPage(panel, path) && styles.holds)}
              aria-expanded={open.openKey === panel.key}
              aria-controls={`mega-${panel.key}`}
              onClick={() => open.toggle(panel.key)}
            >
              {panel.title}
              <IconChevronDown className={styles.chevron} size={16} aria-hidden="true" />
            </button>
            <div id={`mega-${panel.key}`} className={styles.wide} hidden={open.openKey !== panel.key}>
              {panel.columns.map(column => (
                <Entries key={column.key} column={column} path={path} onChoose={open.close} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type EntriesProps = { column: Column; path: string; onChoose(): void }

function Entries({ column, path, onChoose }: EntriesProps) {
  const id = `mega-title-${column.key}`
  return (
    <div className={styles.column}>
      <p className={styles.columnTitle} id={id}>
        {column.title}
      </p>
      <ul className={styles.columnEntries} aria-labelledby={id}>
        {column.items.map(item => (
          <li key={item.key}>
            <MenuEntry item={item} path={path} className={styles.entry} onChoose={onChoose}>
              <EntryLabel item={item} size={22} />
            </MenuEntry>
          </li>
        ))}
      </ul>
    </div>
  )
}

const holdsPage = (panel: Panel, path: string): boolean =>
  panel.columns.some(({ items }) => openItem(items, path) !== undefined)

function usePanels(menu: readonly MenuItem[]): Panel[] {
  const { t } = useTranslation()
  const titleOf = useSectionTitle()
  const role = roleOf(useSignedIn())
  const groups = sectionsOf(wholeSuperMenu(role, isScreen, mayOpen)).map(({ key, items }): Panel => {
    const title = titleOf(key)
    return { key, title, columns: [{ key, title, items }] }
  })
  if (role === 'ROLE_SUPER_ADMIN') return groups
  const own: Panel = {
    key: 'own',
    title: t('shell.mySpace'),
    columns: ownColumns(menu, titleOf, key => t(`menu.${key}`)),
  }
  return [own, ...groups]
}

/** Returns a column of the entries without a group under the title of their section, then one column per group. */
function ownColumns(
  menu: readonly MenuItem[],
  titleOf: ReturnType<typeof useSectionTitle>,
  nameOf: (key: MenuKey) => string,
): Column[] {
  const flat = (item: MenuItem): MenuItem[] =>
    item.path ? [{ ...item, children: undefined }, ...(item.children ?? [])] : []
  const sections = sectionsOf(menu).map(({ key, items }) => ({
    key: `own-${key}`,
    title: titleOf(key),
    items: items.flatMap(item => (item.children ? flat(item) : [item])),
  }))
  const groups = menu
    .filter(item => item.children && !item.path)
    .map(item => ({ key: item.key, title: nameOf(item.key), items: item.children ?? [] }))
  const [first, ...rest] = sections
  return first ? [first, ...groups, ...rest] : groups
}
