import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  useLocation,
} from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { nextPaint } from '../ui/next-paint.ts'
import { earlyAnswers } from './early-answers.ts'
import { enterGameMeant } from './enter-game.ts'
import { ScreenOutline } from './frame/screen-outline.tsx'
import { landingOf } from './landing.ts'
import { normalPath } from './normal-path.ts'
import { NotFound } from './not-found.tsx'
import { type AppRoute, appRoutes, findAppRoute, mayOpen } from './routes.ts'
import { ScreenFailure } from './screen-failure.tsx'
import { ScreenPending } from './screen-pending.tsx'
import { getSession, lastGameOf, roleOf, type Session, takeArrival } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { usePageTitle } from './shell/use-page-title.ts'

/** The page of an address without a screen; its title stands above, except where titles stay hidden. */
function NothingHere() {
  const { isBare } = usePageTitle(normalPath(useLocation({ select: location => location.pathname })))
  return <NotFound titled={!isBare} />
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NothingHere })

/** `/app` leads each role to its landing until the role has a home of its own. */
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  component: NotFound,
  beforeLoad: () => {
    const session = getSession()
    const landing = session && landingOf(roleOf(session), mayOpen)
    if (landing && landing !== '/app') throw redirect({ to: landing, replace: true })
  },
})

const loadedScreens = new Map<AppRoute['screen'], ReturnType<typeof lazyRouteComponent>>()

/** A screen of several addresses comes once. */
function loadedScreen(screen: AppRoute['screen']) {
  const loaded = loadedScreens.get(screen) ?? lazyRouteComponent(screen, 'default')
  loadedScreens.set(screen, loaded)
  return loaded
}

/** Whether no screen of this page stands yet. */
let isFirst = true

/**
 * Where the application stands before the first screen has all that it shows, that one is drawn in slices between which
 * the browser hears and paints. Others are drawn at once.
 */
function useIsDue(): boolean {
  const isDue = useDeferredValue(true, !isFirst)
  useEffect(() => {
    if (isDue) isFirst = false
  }, [isDue])
  return isDue
}

/**
 * Enters the game that a player means who has just signed in, or was in one when a session ended. Everybody else chooses
 * from the list, and then comes to the screen asked for.
 */
async function askForGame(session: Session | null, next: string, cause: string): Promise<void> {
  const isPreload = cause === 'preload'
  const isReturning = session && !isPreload && (takeArrival() || lastGameOf(session.user.id) !== null)
  if (isReturning && (await enterGameMeant(session.user.id))) return
  throw redirect({ to: '/app/user/games', state: { next }, replace: true })
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the list of games: the screen of a game that was asked for before one was entered. */
    next?: string
  }
}

/** A screen with its texts; other roles find nothing here, and game screens need an entered game. */
function screenRoute(route: AppRoute) {
  const LoadedScreen = loadedScreen(route.screen)
  const Screen = () => {
    const isDue = useIsDue()
    const session = getSession()
    if (!isDue) return <ScreenOutline isBusy />
    return session && route.roles.includes(roleOf(session)) ? <LoadedScreen /> : <NothingHere />
  }
  return createRoute({
    getParentRoute: () => rootRoute,
    path: route.path,
    component: Screen,
    beforeLoad: async ({ cause, location, matches: [root] }) => {
      const session = getSession()
      const next = session && route.leadsTo?.[roleOf(session)]
      if (next) throw redirect({ to: next, replace: true })
      const isOthers = session && !route.roles.includes(roleOf(session))
      if (route.inGame && !isOthers && session?.mode !== 'GAME')
        await askForGame(session, location.href, cause)
      else if (cause !== 'preload') takeArrival()
      // From another screen: the frame is seen to have moved before this one is drawn.
      return cause === 'enter' && root?.cause === 'stay' ? nextPaint() : undefined
    },
    loader: () =>
      Promise.all([LoadedScreen.preload?.(), loadTexts(route.namespaces), earlyAnswers(route.path)]).then(
        () => null,
      ),
  })
}

const screens = appRoutes.map(screenRoute)
const ownsHome = findAppRoute('/app') !== undefined

const routeTree = rootRoute.addChildren(ownsHome ? screens : [homeRoute, ...screens])

/** One for the page: it listens to the browser for good. */
const history = createBrowserHistory()

/**
 * A router for one stay in the application. Whoever leaves for the public pages leaves theirs in the middle of a
 * navigation that nobody shows any more, and that a later stay would go on waiting for.
 */
export const createAppRouter = () =>
  createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 500,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: ScreenFailure,
    scrollRestoration: true,
    // Home is `/app/user/`, as the specification writes it.
    trailingSlash: 'preserve',
    // The address shows `game-Research&Development` as the specification writes it.
    pathParamsAllowedCharacters: ['&'],
  })
