import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useOutage } from '../domain/use-outage.ts'
import { siteName } from '../ui/site.ts'
import { PlainFrame } from './frame/plain-frame.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SchemeButton } from './scheme-button.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** Renders the frame of the public pages with its tools: language, colour scheme and the sign-in link. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const saysItself = window.location.pathname.startsWith('/maintenance')
  const tools = (
    <>
      <LanguageMenu />
      <SchemeButton />
      <SignInLink />
    </>
  )
  return (
    <>
      {!saysItself && <LateOutageBar />}
      <PlainFrame host={siteName()} tools={tools}>
        {children}
      </PlainFrame>
    </>
  )
}

/**
 * Renders the outage bar, loaded on first need to keep the sign-in page small. If it cannot be loaded, the components
 * whose requests fail report the outage themselves.
 */
function LateOutageBar() {
  const isAway = useOutage() !== null
  const [bar, setBar] = useState<{ Bar: ComponentType } | null>(null)
  useEffect(() => {
    if (isAway)
      import('./outage-bar.tsx').then(
        ({ OutageBar }) => setBar({ Bar: OutageBar }),
        () => undefined,
      )
  }, [isAway])
  return bar && <bar.Bar />
}
