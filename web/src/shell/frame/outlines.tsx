import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'
import { PublicLink } from '../public-link.tsx'
import { PlainCard } from './plain-card.tsx'
import { ScreenOutline } from './screen-outline.tsx'

type FormProps = { title: string; lead?: string; wide?: boolean; fields: number }

/** Renders the outline of a form that is not loaded yet. */
export function FormOutline({ title, lead, wide, fields }: FormProps) {
  const places = Array.from({ length: fields }, (_, index) => index)
  return (
    <PlainCard title={title} lead={lead} width={wide ? 'wide' : 'form'}>
      <ScriptNotice />
      <div className="outline" aria-hidden="true">
        {places.map(place => (
          <div key={place} className="outline-field">
            <span className="outline-label" />
            <span className="outline-control" />
          </div>
        ))}
        <span className="outline-control" />
      </div>
    </PlainCard>
  )
}

/** Renders the outline of the application: header, rail and the top of a page. */
export function ShellOutline({ host, children }: { host: string; children?: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="shell-outline">
      <header className="shell-outline-header">
        <PublicLink href="/app">
          <Logo size={32} />
          <bdi>{t('app.brand', { host })}</bdi>
        </PublicLink>
      </header>
      <div className="shell-outline-columns">
        <div className="shell-outline-rail" />
        <main className="shell-outline-main">
          {children ?? (
            <>
              <ScriptNotice />
              <div className="shell-outline-title" aria-hidden="true" />
              <ScreenOutline />
            </>
          )}
        </main>
      </div>
    </div>
  )
}

/** Renders a notice for browsers without script only. */
export function ScriptNotice() {
  const { t } = useTranslation('auth')
  return (
    <noscript>
      <p className="frame-notice">
        {t('frame.script')} <a href="/terms-conditions">{t('frame.scriptWhy')}</a>
      </p>
    </noscript>
  )
}
