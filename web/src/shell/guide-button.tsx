import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/icon-button.tsx'
import { showPanel } from './shell-panels.tsx'

export function GuideButton() {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('header.showGuide')}
      aria-haspopup="dialog"
      icon={<IconBulb size={22} stroke={1.75} aria-hidden="true" />}
      onClick={() => showPanel('guide')}
    />
  )
}
