import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  useLocation,
} from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { enterDefaultGame, enterNamedGame } from '../domain/enter-game.ts'
import { normalPath } from '../domain/normal-path.ts'
import { mayOpen } from '../domain/screens.ts'
import { consumeFirstScreenFlag, getSession, lastGameOf, roleOf, type Session } from '../domain/session.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { ScreenOutline } from '../shell/frame/screen-outline.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Shell } from '../shell/shell.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { nextPaint } from '../ui/next-paint.ts'
import { prefetchQueries } from './prefetch-queries.ts'
import { type AppRoute, appRoutes } from './routes.ts'
import { ScreenFailure } from './screen-failure.tsx'
import { ScreenPending } from './screen-pending.tsx'

/** Renders the page of a URL without a screen; the shell shows its title, except where titles are hidden. */
function NothingHere() {
  const { isBare } = usePageTitle(normalPath(useLocation({ select: location => location.pathname })))
  return <NotFound titled={!isBare} />
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NothingHere })

const loadedScreens = new Map<AppRoute['screen'], ReturnType<typeof lazyRouteComponent>>()

/** Returns one lazy component for a screen, also when it has several paths. */
function loadedScreen(screen: AppRoute['screen']) {
  const loaded = loadedScreens.get(screen) ?? lazyRouteComponent(screen, 'default')
  loadedScreens.set(screen, loaded)
  return loaded
}

type Frame = NonNullable<AppRoute['frame']>
const lazyFrame = (frame: Frame) => lazyRouteComponent(frame, 'default')
const loadedFrames = new Map<Frame, ReturnType<typeof lazyFrame>>()

/** Returns one lazy component for a frame, which surrounds several screens. */
function loadedFrame(frame: Frame) {
  const loaded = loadedFrames.get(frame) ?? lazyFrame(frame)
  loadedFrames.set(frame, loaded)
  return loaded
}

/** Whether no screen of this page has been rendered yet. */
let isFirst = true

/**
 * Returns whether a screen is to be rendered. When the shell is rendered before the first screen is loaded, it returns
 * false at first, so that React renders that screen as a transition, in slices between which the browser handles input
 * and paints. Later screens are rendered at once.
 */
function useIsDue(): boolean {
  const isDue = useDeferredValue(true, !isFirst)
  useEffect(() => {
    if (isDue) isFirst = false
  }, [isDue])
  return isDue
}

/**
 * Enters the game that `defaultGame` returns for a player who has just signed in, or whose session ended while in a game.
 * Other players choose from the list, and then reach the requested screen.
 */
async function askForGame(session: Session | null, next: string, cause: string): Promise<void> {
  const isPreload = cause === 'preload'
  const isReturning =
    session && !isPreload && (consumeFirstScreenFlag() || lastGameOf(session.user.id) !== null)
  if (isReturning && (await enterDefaultGame(session.user.id))) return
  throw redirect({ to: '/app/user/games', state: { next }, replace: true })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the list of games: the screen of a game that was requested before a game was entered. */
    next?: string
  }
}

/**
 * Creates the route of a screen with its texts; other roles get the not-found page, and game screens need an entered
 * game.
 */
function screenRoute(route: AppRoute) {
  const LoadedScreen = loadedScreen(route.screen)
  const Frame = route.frame && loadedFrame(route.frame)
  const Screen = () => {
    const isDue = useIsDue()
    const session = getSession()
    if (!isDue) return <ScreenOutline isBusy />
    if (!session || !mayOpen(route.path, roleOf(session))) return <NothingHere />
    return Frame ? (
      <Frame>
        <LoadedScreen />
      </Frame>
    ) : (
      <LoadedScreen />
    )
  }
  return createRoute({
    getParentRoute: () => rootRoute,
    path: route.path,
    component: Screen,
    beforeLoad: async ({ cause, location, search, matches: [root] }) => {
      const session = getSession()
      const next = session && route.leadsTo?.[roleOf(session)]
      if (next) throw redirect({ to: next, replace: true })
      const isOthers = session && !mayOpen(route.path, roleOf(session))
      if (route.inGame && session && !isOthers && cause !== 'preload') await enterNamedGame(session, search)
      if (route.inGame && !isOthers && getSession()?.mode !== 'GAME')
        await askForGame(session, location.href, cause)
      else if (cause !== 'preload') consumeFirstScreenFlag()
      // After navigation from another screen, this waits until the menu change is painted before this screen is
      // rendered.
      return cause === 'enter' && root?.cause === 'stay' ? nextPaint() : undefined
    },
    loader: async ({ cause }) => {
      if (cause !== 'preload') void prefetchQueries(route)
      await Promise.all([LoadedScreen.preload?.(), Frame?.preload?.(), loadTexts(route.namespaces)])
      return null
    },
  })
}

export const router = createRouter({
  routeTree: rootRoute.addChildren(appRoutes.map(screenRoute)),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 500,
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFailure,
  scrollRestoration: true,
  // The home page is `/app/user/`, as in the specification.
  trailingSlash: 'preserve',
  // The URL shows `game-Research&Development`, as in the specification.
  pathParamsAllowedCharacters: ['&'],
})
