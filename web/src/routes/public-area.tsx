import { lazy, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOf } from '../domain/landing.ts'
import { useAddress } from '../domain/navigation.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { useFrameRemoval } from '../shell/frame/frame-removal.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { useDocumentTitle } from '../shell/use-document-title.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { findPublicRoute, type PublicRoute } from './routes.ts'

const NotFound = lazy(() => import('../shell/not-found.tsx').then(module => ({ default: module.NotFound })))

type Loaded = Awaited<ReturnType<PublicRoute['screen']>>
const loading = new Map<PublicRoute['screen'], Promise<Loaded>>()

/** Loads the screen and its texts together, once. */
function load(route: PublicRoute): Promise<Loaded> {
  const known = loading.get(route.screen)
  if (known) return known
  const begun = Promise.all([route.screen(), loadTexts(route.namespaces)]).then(([screen]) => screen)
  loading.set(route.screen, begun)
  return begun
}

export default function PublicArea() {
  const { path } = partsOf(useAddress())
  const route = findPublicRoute(path)
  return (
    <>
      <PublicFrame>
        <Suspense>{route ? <Screen key={route.path} route={route} /> : <NowhereScreen />}</Suspense>
      </PublicFrame>
      <Snackbars />
    </>
  )
}

function Screen({ route }: { route: PublicRoute }) {
  const { default: Page } = use(load(route))
  useFrameRemoval()
  return <Page />
}

function NowhereScreen() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  useFrameRemoval()
  return <NotFound />
}
