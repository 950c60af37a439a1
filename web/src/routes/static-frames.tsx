import { createInstance, type Resource, type TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { LoginCard, type LoginCardProps } from '../features/account/auth/login-card.tsx'
import { LoginParts } from '../features/account/auth/login-parts.tsx'
import { ComingSoonCard } from '../features/everyone/static-pages/coming-soon-card.tsx'
import { MaintenanceCard } from '../features/everyone/static-pages/maintenance-card.tsx'
import { PrivacyText } from '../features/everyone/static-pages/privacy-text.tsx'
import { TermsText } from '../features/everyone/static-pages/terms-text.tsx'
import { isolateLatin } from '../i18n/languages.ts'
import { NotFoundBox } from '../shell/frame/not-found-box.tsx'
import { ScriptNotice, ShellOutline } from '../shell/frame/outlines.tsx'
import { PlainFrame } from '../shell/frame/plain-frame.tsx'
import { LanguageMenu } from '../shell/language-menu.tsx'
import { SchemeButton } from '../shell/scheme-button.tsx'

/** What the server writes into the page before any script. */
export type StaticFrame = { title: string; description: string; html: string }

/** Stand for the host and the name of the identity provider, which only the server knows. */
const host = '%host%'
const provider = '%provider%'

type Drawn = { title: string; body: ReactNode; tools?: ReactNode; isShell?: boolean }

/**
 * The first paint of each screen: by its path, `/app` for the whole application, `signIn` for the sign-in page as the
 * server is configured, and what is not found.
 */
function drawFrames(t: TFunction<['common', 'auth', 'terms']>): Record<string, Drawn> {
  const signIn = (card: LoginCardProps) => ({
    title: t('auth:login.title'),
    body: (
      <>
        <LoginCard {...card} />
        <LoginParts />
      </>
    ),
    tools: (
      <>
        <LanguageMenu />
        <SchemeButton />
      </>
    ),
  })
  const form = (title: string) => ({ title, body: <ScriptNotice /> })
  return {
    signIn: signIn({}),
    signInClosed: signIn({ isRegistrationClosed: true }),
    signInWithProvider: signIn({ provider }),
    signInClosedWithProvider: signIn({ provider, isRegistrationClosed: true }),
    '/register': form(t('auth:register.title')),
    '/join': form(t('auth:join.title')),
    '/reset-password': form(t('auth:reset.title')),
    '/confirm-email': form(t('auth:confirm.title')),
    '/login-firebase': form(t('auth:login.title')),
    '/register-firebase': form(t('auth:register.title')),
    '/reset-firebase': form(t('auth:reset.title')),
    '/setup': form(t('auth:setUp.title')),
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
    return { title: title ? `${title} — ${host}` : host, description: i18n.t('auth:description'), html }
  }
  const frames = Object.entries(drawFrames(i18n.t))
  return Object.fromEntries(frames.map(([name, drawn]) => [name, render(drawn)]))
}
