import type { Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { Banner } from '../ui/banner.tsx'

/** Tells that a computer decided a quarter in the place of the people who hold the company, if one did. */
export function SubstituteBanner({ result }: { result: Result | undefined }) {
  const { t } = useTranslation('player')
  if (!result?.substitute) return null
  return (
    <Banner tone="info" title={t('substitute.title')}>
      {t('substitute.text', { quarter: result.round.roundNb - 1 })}
    </Banner>
  )
}
