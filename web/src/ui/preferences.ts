import { nextPaint } from './next-paint.ts'
import {
  applyScheme,
  readStoredPreferences,
  type Scheme,
  storePreferences,
  systemScheme,
} from './stored-preferences.ts'

export const layouts = ['sidebar', 'big-sidebar', 'top-navigation', 'mega-menu'] as const
export const themes = [
  'redTheme',
  'greenTheme',
  'blueTheme',
  'purpleTheme',
  'orangeTheme',
  'greyTheme',
  'lightGreenTheme',
  'lightBlueTheme',
  'brownTheme',
] as const

export type Layout = (typeof layouts)[number]
export type ThemeName = (typeof themes)[number]
export type Direction = 'ltr' | 'rtl'

/** The appearance settings of this device, stored in local storage under `ui`. */
export type Preferences = {
  layout: Layout
  theme: ThemeName
  scheme: Scheme
  /** null until the user chooses: the direction of the language applies. */
  direction: Direction | null
  /** Whether the drawer or the list of the menu is unfolded. */
  sidebarOpen: boolean
  reduceMotion: boolean
  keepMessages: boolean
}

const defaults: Omit<Preferences, 'scheme'> = {
  layout: 'big-sidebar',
  theme: 'blueTheme',
  direction: null,
  sidebarOpen: true,
  reduceMotion: false,
  keepMessages: false,
}

/** Returns preferences as they were stored; a missing or unknown value gets its default. */
function readPreferences(): Preferences {
  const kept: Partial<Record<keyof Preferences, unknown>> = readStoredPreferences()
  const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
    choices.includes(value as T) ? (value as T) : otherwise
  return {
    layout: oneOf(layouts, kept.layout, defaults.layout),
    theme: oneOf(themes, kept.theme, defaults.theme),
    scheme: oneOf(['light', 'dark'] as const, kept.scheme, systemScheme()),
    direction: oneOf(['ltr', 'rtl', null] as const, kept.direction, defaults.direction),
    sidebarOpen: kept.sidebarOpen !== false,
    reduceMotion: kept.reduceMotion === true,
    keepMessages: kept.keepMessages === true,
  }
}

const listeners = new Set<() => void>()
let current: Preferences | undefined

export function getPreferences(): Preferences {
  current ??= readPreferences()
  return current
}

/**
 * Changes preferences and stores them. The listeners run first, so that the clicked control shows its new state; the
 * document changes after that paint, because new colours restyle every element.
 */
export function setPreferences(change: Partial<Preferences>): void {
  current = { ...getPreferences(), ...change }
  storePreferences(current)
  for (const listener of listeners) listener()
  void nextPaint().then(applyPreferences)
}

/** Sets the preferences on the document, where the style sheets read them. */
export function applyPreferences(): void {
  const { theme, scheme, direction, reduceMotion } = getPreferences()
  const root = document.documentElement
  if (root.dataset.theme !== theme || root.dataset.scheme !== scheme) changeAtOnce(root)
  root.dataset.theme = theme
  applyScheme(scheme)
  if (direction) root.dir = direction
  root.toggleAttribute('data-reduce-motion', reduceMotion)
}

/**
 * Shows the whole page in its new colours with the next paint: transitions of each part would cost work in every frame.
 */
function changeAtOnce(root: HTMLElement): void {
  root.dataset.changing = ''
  void nextPaint().then(() => delete root.dataset.changing)
}

/** Applies a change that was made in another tab. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key !== 'ui') return
  current = readPreferences()
  applyPreferences()
  for (const listener of listeners) listener()
}

export function subscribeToPreferences(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

/** Whether the system or the user requests reduced motion. */
export function prefersReducedMotion(): boolean {
  return getPreferences().reduceMotion || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
