import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../ui/banner.tsx'

/** Marks figures that nobody has really played. */
export function BranchMark() {
  const { t } = useTranslation('branches')
  return <Banner tone="warning">{t('mark')}</Banner>
}
