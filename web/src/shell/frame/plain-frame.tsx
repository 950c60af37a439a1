import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'

type Props = {
  /** The host name shown as the brand. */
  host: string
  /** The tools at the top end: language, light or dark mode. */
  tools?: ReactNode
  children: ReactNode
}

/**
 * Renders the plain frame of the public pages. It is rendered twice: by the server before any script is loaded (see
 * `static-frames.tsx`), then by the page; both use the classes of `frame.css`, so that nothing moves in between.
 */
export function PlainFrame({ host, tools, children }: Props) {
  const { t } = useTranslation()
  const brand = t('app.brand', { host })
  return (
    <div className="frame">
      <RisingBars />
      <header className="frame-top">{tools}</header>
      <main className="frame-middle">
        <a href="/" className="frame-brand">
          <Logo size={44} />
          <bdi>{brand}</bdi>
        </a>
        <div className="frame-main">{children}</div>
      </main>
      <footer className="frame-foot">
        <bdi>{brand}</bdi>
        <a href="/terms-conditions">{t('shell.terms')}</a>
        <a href="/privacy">{t('shell.privacy')}</a>
      </footer>
    </div>
  )
}

/** Renders bars of rising quarters behind the card. */
function RisingBars() {
  const heights = [18, 26, 22, 34, 30, 44, 38, 56, 50, 68, 62, 84, 76, 96]
  return (
    <svg className="frame-bars" viewBox="0 0 700 100" preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          key={height}
          x={index * 50 + 7}
          y={100 - height}
          width="36"
          height={height + 8}
          rx="4"
          fill="currentColor"
        />
      ))}
    </svg>
  )
}
