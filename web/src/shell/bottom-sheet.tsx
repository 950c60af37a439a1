import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../domain/menus.ts'
import styles from './bottom-bar.module.css'
import { EntryLabel, MenuEntry } from './menu-entry.tsx'

type Props = {
  title: string
  items: readonly MenuItem[]
  path: string
  /** Whether the progress of each area is written in words. */
  told: boolean
  opened: boolean
  onClose(): void
}

/** Renders a sheet from the bottom with the entries of one button. Loaded when first opened. */
export default function BottomSheet({ title, items, path, told, opened, onClose }: Props) {
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
            <MenuEntry item={item} path={path} className={styles.entry} onChoose={onClose}>
              <EntryLabel item={item} size={22} told={told} />
            </MenuEntry>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
