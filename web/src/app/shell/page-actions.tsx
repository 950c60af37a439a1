import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

export const PageActionsSlot = createContext<HTMLElement | null>(null)

/** It is there before it has a place in the page, so that what goes into it is drawn together with the page. */
export function newSlot(): HTMLElement {
  const slot = document.createElement('div')
  slot.style.display = 'contents'
  return slot
}

/** Puts buttons or chips beside the title of the page, from within a screen. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = use(PageActionsSlot)
  return slot && createPortal(children, slot)
}
