import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { EntranceLink } from './entrance-link.tsx'
import { PlainFrame } from './frame/plain-frame.tsx'
import { useAddress } from './navigation.ts'
import { useOutage } from './outage.ts'
import { LanguageMenu } from './shell/language-menu.tsx'
import { SchemeButton } from './shell/scheme-button.tsx'

/** The frame of the public pages with what can be switched in it. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const saysItself = useAddress().startsWith('/maintenance')
  const tools = (
    <>
      <LanguageMenu />
      <SchemeButton />
      <EntranceLink />
    </>
  )
  return (
    <>
      {!saysItself && <LateOutageBar />}
      <PlainFrame host={window.location.host} tools={tools}>
        {children}
      </PlainFrame>
    </>
  )
}

/** The bar, fetched when it is first needed: the entrance stays light. What fetches nothing any more says so itself. */
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
