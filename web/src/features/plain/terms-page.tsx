import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../app/shell/use-document-title.ts'
import { Button } from '../../ui/button.tsx'
import { TermsText } from './terms-text.tsx'

export default function TermsPage() {
  const { t } = useTranslation('terms')
  useDocumentTitle(t('title'))
  const print = (
    <div className="frame-actions">
      <Button icon={<IconPrinter size={18} aria-hidden="true" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
  return <TermsText actions={print} />
}
