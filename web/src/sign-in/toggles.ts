import { applyScheme, readStoredPreferences, storePreferences } from '../ui/stored-preferences.ts'
import { find, newPart, type PartName } from './parts.ts'

const schemeButton = (): HTMLElement => find('.frame-top [aria-pressed]')
const passwordButton = (): HTMLElement => find('form [aria-pressed]')
const password = (): HTMLInputElement => find('input[name="password"]')
const isDark = (): boolean => document.documentElement.dataset.scheme === 'dark'

/** Handles a click on the button of the colour scheme or the one that shows the password. */
export function handleToggle(button: Element): void {
  if (button === schemeButton()) {
    const scheme = isDark() ? 'light' : 'dark'
    applyScheme(scheme)
    storePreferences({ ...readStoredPreferences(), scheme })
  } else if (button === passwordButton()) {
    password().type = password().type === 'password' ? 'text' : 'password'
  }
  renderToggles()
}

export function renderToggles(): void {
  renderToggle(schemeButton(), isDark(), isDark() ? 'dark' : 'light')
  const isShown = password().type === 'text'
  renderToggle(passwordButton(), isShown, isShown ? 'passwordShown' : 'passwordHidden')
}

function renderToggle(button: HTMLElement, isPressed: boolean, icon: PartName): void {
  button.ariaPressed = String(isPressed)
  button.querySelector('svg')?.replaceWith(newPart(icon))
}
