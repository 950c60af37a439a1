import type { ReactNode } from 'react'
import { EntranceLink } from './entrance-link.tsx'
import { PlainFrame } from './frame/plain-frame.tsx'
import { useAddress } from './navigation.ts'
import { OutageBar } from './outage-bar.tsx'
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
      {!saysItself && <OutageBar />}
      <PlainFrame host={window.location.host} tools={tools}>
        {children}
      </PlainFrame>
    </>
  )
}
