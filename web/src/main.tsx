import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { decideArea, partsOf } from './domain/landing.ts'
import { currentAddress, setPageRenderer } from './domain/navigation.ts'
import { getSession, roleOf } from './domain/session.ts'
import { whenStorageIsRefused } from './domain/storage.ts'
import { loadTexts, startTexts } from './i18n/i18n.ts'
import { findAppRoute, findPublicRoute } from './routes/routes.ts'
import { tolerateForeignDomChanges } from './shell/foreign-changes.ts'
import { registerServiceWorker } from './shell/register-service-worker.ts'
import { applyPreferences } from './ui/preferences.ts'
import './sign-in/styles.ts'

async function start(container: HTMLElement): Promise<void> {
  tolerateForeignDomChanges()
  applyPreferences()
  const root = createRoot(container)
  const render = async (address: string) => {
    const session = getSession()
    const decision = decideArea(address, session && roleOf(session))
    if ('redirect' in decision) return window.location.replace(decision.redirect)
    const { path } = partsOf(address)
    const [page] = await Promise.all([loadPage(path), prepareTexts(path), prefetchData(path)])
    if (address !== currentAddress()) window.history.replaceState(null, '', address)
    root.render(<StrictMode>{page}</StrictMode>)
  }
  setPageRenderer(render)
  await render(currentAddress())
  registerServiceWorker()
}

/** Milliseconds for which the first screen waits for its data; it is then rendered without them, as later screens are. */
const patience = 1000

/**
 * Requests the data of the first screen while the files that render it are loading, so that the screen is rendered once
 * and complete. Until then the browser shows the static frame of the page. Resolves without the data after a while.
 */
async function prefetchData(path: string): Promise<void> {
  const route = findAppRoute(path)
  if (!route) return
  const answers = import('./routes/prefetch-queries.ts')
    .then(({ prefetchQueries }) => prefetchQueries(route))
    // The screen requests again what has failed here, and reports the error.
    .catch(() => undefined)
  await Promise.race([answers, new Promise(done => setTimeout(done, patience))])
}

/** Loads the texts of the page. */
async function prepareTexts(path: string): Promise<void> {
  const opened = findPublicRoute(path) ?? findAppRoute(path)
  if (opened && 'inGame' in opened) askForFontsOfFigures()
  const namespaces = ['common', ...(opened?.namespaces ?? [])] as const
  if (i18next.isInitialized) return loadTexts(namespaces)
  await startTexts(namespaces)
  whenStorageIsRefused(() => window.alert(i18next.t('shell.storageRefused')))
}

/**
 * Requests the fonts of figures early, because a page rendered without them would be rendered again. They are not
 * requested in the head of the page, where they would take precedence over texts and responses.
 */
function askForFontsOfFigures(): void {
  for (const weight of [400, 600]) document.fonts.load(`${weight} 1em "Source Sans 3"`).catch(() => undefined)
}

/**
 * Loads the page of a path: a public page or the application; during development also the component kit,
 * which is not part of the built product.
 */
async function loadPage(path: string) {
  if (import.meta.env.DEV && path === '/dev/ui') {
    const { KitPage } = await import('./dev/kit-page.tsx')
    return <KitPage />
  }
  if (/^\/app(?:\/|$)/.test(path)) {
    const { Application } = await import('./routes/application.tsx')
    return <Application />
  }
  const route = findPublicRoute(path)
  const [{ PublicPage, NothingPublic }, screen] = await Promise.all([
    import('./routes/public-page.tsx'),
    route?.screen(),
  ])
  const Screen = screen?.default ?? NothingPublic
  return (
    <PublicPage>
      <Screen />
    </PublicPage>
  )
}

const container = document.getElementById('root')
if (container) void start(container)
