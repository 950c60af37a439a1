import { createInstance, type Resource, type TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { LoginCard } from '../features/account/auth/login-card.tsx'
import { ComingSoonCard } from '../features/everyone/static-pages/coming-soon-card.tsx'
import { MaintenanceCard } from '../features/everyone/static-pages/maintenance-card.tsx'
import { PrivacyText } from '../features/everyone/static-pages/privacy-text.tsx'
import { TermsText } from '../features/everyone/static-pages/terms-text.tsx'
import { isolateLatin } from '../i18n/languages.ts'
import { NotFoundBox } from '../shell/frame/not-found-box.tsx'
import { FormOutline, ScriptNotice, ShellOutline } from '../shell/frame/outlines.tsx'
import { PlainFrame } from '../shell/frame/plain-frame.tsx'
import { LanguageMenu } from '../shell/language-menu.tsx'
import { SchemeButton } from '../shell/scheme-button.tsx'

/** What the server writes into the page before any script; `%host%` stands for the address of the product. */
export type StaticFrame = { title: string; html: string }

/** Stands for the host, which only the server knows. */
const host = '%host%'

type Drawn = { title: string; body: ReactNode; tools?: ReactNode; isShell?: boolean }

/**
 * The first paint of each screen: by its path, `/app` for the whole application, `signIn` for the sign-in page of an
 * anonymous visitor, form included, `signInClosed` for the same where registration is closed, and what is not found.
 */
function drawFrames(t: TFunction<['common', 'auth', 'terms']>): Record<string, Drawn> {
  const form = (title: string, fields: number, more: { lead?: string; wide?: boolean } = {}) => ({
    title,
    body: <FormOutline title={title} fields={fields} {...more} />,
  })
  const signIn = (isRegistrationClosed: boolean) => ({
    title: t('auth:login.title'),
    body: (
      <LoginCard
        notice={<ScriptNotice />}
        isRegistrationClosed={isRegistrationClosed}
        onSignIn={async () => undefined}
      />
    ),
    tools: (
      <>
        <LanguageMenu />
        <SchemeButton />
      </>
    ),
  })
  const login = form(t('auth:login.title'), 2, { lead: t('auth:login.lead') })
  return {
    signIn: signIn(false),
    signInClosed: signIn(true),
    '/': login,
    '/login': login,
    '/register': form(t('auth:register.title'), 6, { wide: true }),
    '/reset-password': form(t('auth:reset.title'), 1, { lead: t('auth:reset.lead') }),
    '/confirm-email': form(t('auth:confirm.title'), 0, { lead: t('auth:confirm.lead') }),
    '/login-firebase': form(t('auth:login.title'), 0),
    '/register-firebase': form(t('auth:register.title'), 0),
    '/reset-firebase': form(t('auth:reset.title'), 0),
    '/setup': form(t('auth:setUp.title'), 4, { lead: t('auth:setUp.lead') }),
    '/terms-conditions': { title: t('terms:title'), body: <TermsText /> },
    '/privacy': { title: t('terms:privacy.title'), body: <PrivacyText /> },
    '/maintenance': { title: t('auth:maintenance.title'), body: <MaintenanceCard /> },
    '/coming-soon': { title: t('auth:comingSoon.title'), body: <ComingSoonCard /> },
    '/app': { title: '', body: <ShellOutline host={host} />, isShell: true },
    notFound: { title: t('notFound.title'), body: <NotFoundBox /> },
    notFoundInApp: {
      title: t('notFound.title'),
      body: (
        <ShellOutline host={host}>
          <NotFoundBox />
        </ShellOutline>
      ),
      isShell: true,
    },
  }
}

/** Renders every frame in one language. */
export function renderFrames(language: string, texts: Resource[string]): Record<string, StaticFrame> {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    resources: { [language]: texts },
    ns: ['common', 'auth', 'terms'],
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: {
      prefix: '{',
      suffix: '}',
      escape: value => isolateLatin(String(value), language),
    },
  })
  const render = ({ title, body, tools, isShell }: Drawn): StaticFrame => {
    const page = isShell ? (
      body
    ) : (
      <PlainFrame host={host} tools={tools}>
        {body}
      </PlainFrame>
    )
    const html = renderToStaticMarkup(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>)
    return { title: title ? `${title} — ${host}` : host, html }
  }
  const frames = Object.entries(drawFrames(i18n.t))
  return Object.fromEntries(frames.map(([name, drawn]) => [name, render(drawn)]))
}
