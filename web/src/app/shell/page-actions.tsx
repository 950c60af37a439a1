import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

export const PageActionsSlot = createContext<HTMLElement | null>(null)

/** Puts buttons or chips beside the title of the page, from within a screen. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = use(PageActionsSlot)
  return slot && createPortal(children, slot)
}
