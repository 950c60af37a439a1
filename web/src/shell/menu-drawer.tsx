import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../domain/menus.ts'
import { BigSidebar } from './big-sidebar.tsx'
import { ProfileBlock } from './profile-block.tsx'
import styles from './shell.module.css'

type Props = { menu: readonly MenuItem[]; path: string; opened: boolean; onClose(): void }

/** Renders the menu of small screens: rail and list in a drawer. Loaded when first opened. */
export default function MenuDrawer({ menu, path, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={292}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('shell.menu')}>
        <Drawer.Body className={styles.drawer}>
          <BigSidebar
            menu={menu}
            path={path}
            unfolded
            onUnfold={() => undefined}
            onChoose={onClose}
            header={<ProfileBlock />}
          />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
