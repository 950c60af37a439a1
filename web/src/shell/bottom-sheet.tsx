import type { MenuItem } from '../domain/menus.ts'
import { Modal } from '../ui/modal.tsx'
import styles from './bottom-bar.module.css'
import { EntryLabel, MenuEntry } from './menu-entry.tsx'

type Props = {
  title: string
  items: readonly MenuItem[]
  path: string
  /** Whether the progress of each area is written in words. */
  hasStateText: boolean
  opened: boolean
  onClose(): void
}

/** Renders a sheet from the bottom with the entries of one button. Loaded when first opened. */
export default function BottomSheet({ title, items, path, hasStateText, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      placement="bottom"
      title={title}
      classes={{ panel: styles.sheet, title: styles.sheetTitle }}
    >
      <ul className={styles.entries}>
        {items.map(item => (
          <li key={item.key}>
            <MenuEntry item={item} path={path} className={styles.entry} onChoose={onClose}>
              <EntryLabel item={item} size={22} hasStateText={hasStateText} />
            </MenuEntry>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
