import { getPreferences, setPreferences } from '../ui/preferences.ts'
import { find, newPart, type PartName } from './parts.ts'

const schemeButton = (): HTMLElement => find('.frame-top [aria-pressed]')
const passwordButton = (): HTMLElement => find('form [aria-pressed]')
const password = (): HTMLInputElement => find('input[name="password"]')

/** Handles a click on the button of the colour scheme or the one that shows the password. */
export function handleToggle(button: Element): void {
  if (button === schemeButton())
    setPreferences({ scheme: getPreferences().scheme === 'dark' ? 'light' : 'dark' })
  else if (button === passwordButton()) {
    password().type = password().type === 'password' ? 'text' : 'password'
    drawToggles()
  }
}

export function drawToggles(): void {
  const { scheme } = getPreferences()
  draw(schemeButton(), scheme === 'dark', scheme)
  const isShown = password().type === 'text'
  draw(passwordButton(), isShown, isShown ? 'passwordShown' : 'passwordHidden')
}

function draw(button: HTMLElement, isPressed: boolean, icon: PartName): void {
  button.ariaPressed = String(isPressed)
  button.querySelector('svg')?.replaceWith(newPart(icon))
}
