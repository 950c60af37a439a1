import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MenuItem } from '../menus.ts'
import { BigSidebar } from './big-sidebar.tsx'
import { ProfileBlock } from './profile-block.tsx'
import styles from './shell.module.css'

type Props = { menu: readonly MenuItem[]; path: string; opened: boolean; onClose(): void }

/** The menu of small screens: rail and list in a drawer. Fetched when first opened. */
export default function MenuDrawer({ menu, path, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={292}
      withCloseButton={false}
      aria-label={t('shell.menu')}
      classNames={{ body: styles.drawer }}
    >
      <BigSidebar
        menu={menu}
        path={path}
        unfolded
        onUnfold={() => undefined}
        onChoose={onClose}
        header={<ProfileBlock />}
      />
    </Drawer>
  )
}
