import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Whether the page already has its own title. */
  titled?: boolean
  /** Rendered before the link to the dashboard. */
  back?: ReactNode
}

/** Renders the message that nothing exists at this URL. */
export function NotFoundBox({ titled = false, back }: Props) {
  const { t } = useTranslation()
  const Heading = titled ? 'h2' : 'h1'
  return (
    <div className="not-found">
      <NotFoundPicture />
      <Heading tabIndex={-1} className="not-found-title">
        {t('notFound.title')}
      </Heading>
      <p className="not-found-message">{t('notFound.message')}</p>
      <div className="frame-actions">
        {back}
        <a href="/app" className="frame-action">
          {t('notFound.button')}
        </a>
      </div>
    </div>
  )
}

/** Renders a chart whose next quarter is missing. */
function NotFoundPicture() {
  return (
    <svg className="frame-picture" viewBox="0 0 220 120" fill="none" aria-hidden="true">
      <path d="M10 104h200" stroke="var(--divider)" strokeWidth="3" strokeLinecap="round" />
      <rect x="26" y="66" width="26" height="38" rx="5" fill="var(--tint-strong)" />
      <rect x="66" y="44" width="26" height="60" rx="5" fill="var(--tint-strong)" />
      <rect
        x="106"
        y="30"
        width="26"
        height="74"
        rx="5"
        stroke="var(--primary)"
        strokeWidth="2.5"
        strokeDasharray="6 6"
      />
      <rect x="146" y="54" width="26" height="50" rx="5" fill="var(--tint-strong)" />
      <path
        d="M39 56 79 34l40-18"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="39" cy="56" r="5" fill="var(--primary)" />
      <circle cx="79" cy="34" r="5" fill="var(--primary)" />
      <path
        d="M119 64c0-9 14-9 14 0 0 6-7 6-7 12m0 8v.5"
        stroke="var(--primary)"
        strokeWidth="3"
        strokeLinecap="round"
        transform="translate(-7 -4)"
      />
    </svg>
  )
}
