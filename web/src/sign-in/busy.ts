import { newPart, setAttribute } from './parts.ts'

/** Marks a button while its work lasts; it keeps its width and the focus. */
export function setBusy(button: HTMLElement, isBusy: boolean): void {
  if (isBusy === button.hasAttribute('aria-busy')) return
  setAttribute(button, 'aria-busy', isBusy && 'true')
  setAttribute(button, 'aria-disabled', isBusy && 'true')
  if (isBusy) button.append(newPart('busy'))
  else button.lastElementChild?.remove()
}
