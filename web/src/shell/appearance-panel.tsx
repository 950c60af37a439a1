import { useTranslation } from 'react-i18next'
import { Modal } from '../ui/modal.tsx'
import styles from './appearance.module.css'
import { AppearanceSettings } from './appearance-settings.tsx'

/**
 * Renders the appearance settings of this device next to the page, which shows each change immediately. Loaded when
 * first opened.
 */
export default function AppearancePanel({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      placement="end"
      size={400}
      title={t('shell.appearance.title')}
      lightVeil
      classes={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      <AppearanceSettings />
    </Modal>
  )
}
