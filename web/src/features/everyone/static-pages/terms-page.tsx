import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { PrintButton } from './print-button.tsx'
import { TermsText } from './terms-text.tsx'

export default function TermsPage() {
  const { t } = useTranslation('terms')
  useDocumentTitle(t('title'))
  return <TermsText actions={<PrintButton />} />
}
