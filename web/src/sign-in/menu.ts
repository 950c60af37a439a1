import { find, listen, newPart } from './parts.ts'

/** The button that opens the list of languages. */
const opener = (): HTMLElement => find('[aria-haspopup="menu"]')
const openMenu = (): HTMLElement | null => document.querySelector('.frame-top [role="menu"]')

/** Makes the button of the languages open their list, with the keys of `ui/menu.tsx`. */
export function watchLanguageMenu(choose: (language: string) => void): void {
  listen('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const item = target.closest<HTMLElement>('[role="menuitemradio"]')
    if (item) {
      close()
      choose(item.lang)
    } else if (target.closest('[aria-haspopup="menu"]')) {
      if (openMenu()) close()
      else open()
    }
  })
  listen('pointerdown', ({ target }) => {
    const place = openMenu()?.parentElement?.parentElement
    if (place && !place.contains(target as Node)) close({ returnsFocus: false })
  })
  listen('keydown', event => {
    const menu = openMenu()
    if (menu?.contains(event.target as Node)) moveInside(menu, event)
  })
}

function open(): void {
  const button = opener()
  const menu = find('[role="menu"]', newPart('languages'))
  button.after(menu.parentElement as HTMLElement)
  button.ariaExpanded = 'true'
  button.setAttribute('aria-controls', menu.id)
  find('[aria-checked="true"]', menu).focus({ preventScroll: true })
}

function close({ returnsFocus = true } = {}): void {
  openMenu()?.parentElement?.remove()
  const button = opener()
  button.ariaExpanded = 'false'
  button.removeAttribute('aria-controls')
  if (returnsFocus) button.focus()
}

function moveInside(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key === 'Escape' || event.key === 'Tab') {
    close({ returnsFocus: event.key === 'Escape' })
    return
  }
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]
  const index = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus({ preventScroll: true })
}
