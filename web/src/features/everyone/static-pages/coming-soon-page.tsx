import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { ComingSoonCard } from './coming-soon-card.tsx'

export default function ComingSoonPage() {
  const { t } = useTranslation('auth')
  useDocumentTitle(t('comingSoon.title'))
  return <ComingSoonCard />
}
