import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'

/** Announces a page that will open later; the server renders it too. */
export function ComingSoonCard() {
  const { t } = useTranslation('auth')
  return (
    <PlainCard title={t('comingSoon.title')} lead={t('comingSoon.text')}>
      <ComingSoonPicture />
      <div className="frame-actions">
        <a href="/login" className="frame-action">
          {t('comingSoon.toSignIn')}
        </a>
      </div>
    </PlainCard>
  )
}

/** A picture of quarters in front of a rising sun. */
function ComingSoonPicture() {
  return (
    <svg className="frame-picture" viewBox="0 0 220 120" fill="none" aria-hidden="true">
      <circle cx="110" cy="84" r="34" fill="var(--tint-strong)" />
      <path
        d="M110 34V18M74 48 63 37m83 11 11-11M60 84H44m132 0h-16"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M10 104h200" stroke="var(--divider)" strokeWidth="3" strokeLinecap="round" />
      <rect x="70" y="82" width="20" height="22" rx="4" fill="var(--primary)" opacity=".5" />
      <rect x="100" y="70" width="20" height="34" rx="4" fill="var(--primary)" opacity=".75" />
      <rect x="130" y="56" width="20" height="48" rx="4" fill="var(--primary)" />
    </svg>
  )
}
