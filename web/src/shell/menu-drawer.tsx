import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../domain/menus.ts'
import { Modal } from '../ui/modal.tsx'
import { BigSidebar } from './big-sidebar.tsx'
import { ProfileBlock } from './profile-block.tsx'
import styles from './shell.module.css'

type Props = { menu: readonly MenuItem[]; path: string; opened: boolean; onClose(): void }

/** Renders the menu of small screens: rail and list in a drawer. Loaded when first opened. */
export default function MenuDrawer({ menu, path, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      placement="start"
      size={292}
      label={t('shell.menu')}
      classes={{ body: styles.drawer }}
    >
      <BigSidebar
        menu={menu}
        path={path}
        unfolded
        onUnfold={() => undefined}
        onChoose={onClose}
        header={<ProfileBlock />}
      />
    </Modal>
  )
}
