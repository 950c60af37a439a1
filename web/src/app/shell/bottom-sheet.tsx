import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../menus.ts'
import styles from './bottom-bar.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { MenuIcon } from './menu-icons.tsx'

type Props = { title: string; items: readonly MenuItem[]; path: string; opened: boolean; onClose(): void }

/** A sheet from the bottom with the entries of one button. Fetched when first opened. */
export default function BottomSheet({ title, items, path, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={title}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{ content: styles.sheet, title: styles.sheetTitle }}
    >
      <ul className={styles.entries}>
        {items.map(item => (
          <li key={item.key}>
            <MenuEntry item={item} className={styles.entry} isCurrent={item.path === path} onChoose={onClose}>
              <MenuIcon item={item.key} size={22} />
              {t(`menu.${item.key}`)}
            </MenuEntry>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
