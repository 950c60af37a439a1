import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

export const PageActionsSlot = createContext<HTMLElement | null>(null)

/** Creates the slot before it is attached to the page, so that its content is rendered together with the page. */
export function newSlot(): HTMLElement {
  const slot = document.createElement('div')
  slot.style.display = 'contents'
  return slot
}

/** Renders buttons or chips next to the title of the page, from within a screen. */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = use(PageActionsSlot)
  return slot && createPortal(children, slot)
}
