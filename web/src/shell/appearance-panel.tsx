import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './appearance.module.css'
import { AppearanceSettings } from './appearance-settings.tsx'

/**
 * Renders the appearance settings of this device next to the page, which shows each change immediately. Loaded when
 * first opened.
 */
export default function AppearancePanel({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={400}
      title={t('shell.appearance.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      overlayProps={{ backgroundOpacity: 0.15, blur: 0 }}
      classNames={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      <AppearanceSettings />
    </Drawer>
  )
}
