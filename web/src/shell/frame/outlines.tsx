import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'
import { ScreenOutline } from './screen-outline.tsx'

/** Renders the outline of the application: header, rail and the top of a page. */
export function ShellOutline({ host, children }: { host: string; children?: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="shell-outline">
      <header className="shell-outline-header">
        <a href="/app">
          <Logo size={32} />
          <bdi>{t('app.brand', { host })}</bdi>
        </a>
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
