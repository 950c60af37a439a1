import type { ReactNode } from 'react'
import { PlainFrame } from './frame/plain-frame.tsx'
import { LanguageMenu } from './shell/language-menu.tsx'
import { SchemeButton } from './shell/scheme-button.tsx'

/** The frame of the public pages with what can be switched in it. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const tools = (
    <>
      <LanguageMenu />
      <SchemeButton />
    </>
  )
  return (
    <PlainFrame host={window.location.host} tools={tools}>
      {children}
    </PlainFrame>
  )
}
