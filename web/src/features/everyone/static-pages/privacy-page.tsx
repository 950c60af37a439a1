import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { PrintButton } from './print-button.tsx'
import { PrivacyText } from './privacy-text.tsx'

export default function PrivacyPage() {
  const { t } = useTranslation('terms')
  useDocumentTitle(t('privacy.title'))
  return <PrivacyText actions={<PrintButton />} />
}
