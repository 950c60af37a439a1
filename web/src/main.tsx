import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { whenStorageIsRefused } from './domain/storage.ts'
import { startTexts } from './i18n/i18n.ts'
import { loadFirstArea, Root } from './routes/root.tsx'
import { findAppRoute, findPublicRoute } from './routes/routes.ts'
import { tolerateForeignDomChanges } from './shell/foreign-changes.ts'
import { applyPreferences } from './ui/preferences.ts'
import './ui/theme/fonts.css'
import './ui/theme/palette.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import './shell/frame/frame.css'
import './shell/frame/outline.css'

async function start(container: HTMLElement): Promise<void> {
  tolerateForeignDomChanges()
  applyPreferences()
  const { pathname } = window.location
  const opened = findPublicRoute(pathname) ?? findAppRoute(pathname)
  if (opened && 'inGame' in opened) askForLettersOfFigures()
  const texts = startTexts(['common', ...(opened?.namespaces ?? [])])
  const [screen] = await Promise.all([firstScreen(), texts])
  whenStorageIsRefused(() => window.alert(i18next.t('shell.storageRefused')))
  createRoot(container).render(<StrictMode>{screen}</StrictMode>)
}

/**
 * Requests the fonts of figures early, because a page rendered without them would be rendered again. They are not
 * requested in the head of the page, where they would take precedence over texts and responses.
 */
function askForLettersOfFigures(): void {
  for (const weight of [400, 600]) document.fonts.load(`${weight} 1em "Source Sans 3"`).catch(() => undefined)
}

/**
 * Returns the component kit on its own page during development, otherwise the application; the kit is not part of the
 * built product.
 */
async function firstScreen() {
  if (import.meta.env.DEV && window.location.pathname === '/dev/ui') {
    const { KitPage } = await import('./dev/kit-page.tsx')
    return <KitPage />
  }
  await loadFirstArea()
  return <Root />
}

const container = document.getElementById('root')
if (container) void start(container)
