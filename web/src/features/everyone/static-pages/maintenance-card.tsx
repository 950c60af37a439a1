import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'

type Props = {
  /** The formatted time at which the platform is available again, if known. */
  time?: string | null
  /** Content that requires scripts: whether the platform is available again. */
  children?: ReactNode
}

/** Announces that the platform is temporarily unavailable; the server renders it too. */
export function MaintenanceCard({ time, children }: Props) {
  const { t } = useTranslation('auth')
  return (
    <PlainCard title={t('maintenance.title')} lead={t('maintenance.text')}>
      <MaintenancePicture />
      {time && <p>{t('maintenance.until', { time })}</p>}
      {children}
    </PlainCard>
  )
}

/** A picture of a quarter under repair. */
function MaintenancePicture() {
  return (
    <svg className="frame-picture" viewBox="0 0 220 120" fill="none" aria-hidden="true">
      <path d="M10 104h200" stroke="var(--divider)" strokeWidth="3" strokeLinecap="round" />
      <rect x="34" y="70" width="26" height="34" rx="5" fill="var(--tint-strong)" />
      <rect x="74" y="52" width="26" height="52" rx="5" fill="var(--tint-strong)" />
      <rect
        x="114"
        y="34"
        width="26"
        height="70"
        rx="5"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeDasharray="6 6"
      />
      <path
        d="m152 92 22-22m4-20a13 13 0 0 0-17 16l-19 19a6 6 0 0 0 9 9l19-19a13 13 0 0 0 16-17l-8 8-8-2-2-8 10-6Z"
        fill="var(--paper)"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
