import { useTranslation } from 'react-i18next'
import { Banner } from '../ui/banner.tsx'

/** Tells players that the game is archived: they read it, and nothing of it changes. */
export function ArchivedBanner() {
  const { t } = useTranslation()
  return (
    <Banner tone="info" title={t('archived.now')}>
      {t('archived.what')}
    </Banner>
  )
}
