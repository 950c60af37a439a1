import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'

/** Leads to the debrief of the last published quarter. */
export function DebriefBanner({ quarter }: { quarter: number }) {
  const { t } = useTranslation('player')
  return (
    <Banner
      title={t('results.debrief', { quarter })}
      action={
        <Link to="/app/user/debrief" className={buttonClass('secondary', true)}>
          {t('results.openDebrief')}
        </Link>
      }
    />
  )
}
