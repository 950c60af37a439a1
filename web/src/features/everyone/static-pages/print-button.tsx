import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

export function PrintButton() {
  const { t } = useTranslation('terms')
  return (
    <div className="frame-actions">
      <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}
