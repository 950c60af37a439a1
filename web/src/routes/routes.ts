import type { QueryClient } from '@tanstack/react-query'
import type { RoleName } from '@trimestre/contract/roles'
import type { ScreenAddress } from '@trimestre/contract/screens'
import type { ReactNode } from 'react'
import { normalPath } from '../domain/normal-path.ts'
import { screenAt } from '../domain/screens.ts'
import type { Namespace } from '../i18n/i18n.ts'
import { companyRoutes } from './company-routes.ts'
import { playerRoutes } from './player-routes.ts'
import { staffRoutes } from './staff-routes.ts'

type Screen = () => Promise<{ default: () => ReactNode }>

/** What surrounds a screen inside the shell. */
type Frame = () => Promise<{ default: (props: { children: ReactNode }) => ReactNode }>

export type PublicRoute = { path: ScreenAddress; namespaces: readonly Namespace[]; screen: Screen }

/** What the session knows when a screen is opened; no game and no company outside a game. */
export type QueryContext = { userId: number; gameId: number; companyId: number }

type RouteQuery = {
  queryKey: readonly unknown[]
  queryFn(context: { signal: AbortSignal; client: QueryClient }): Promise<unknown>
}

export type AppRoute = {
  path: ScreenAddress
  namespaces: readonly Namespace[]
  screen: Screen
  frame?: Frame
  /** The queries of the screen, requested while its file is loading. */
  queries?(context: QueryContext): readonly RouteQuery[]
  /** Whether the screen needs an entered game; without one the player is redirected to the list of games. */
  inGame?: boolean
  /** The path to which each role is redirected, when the path has no page itself. */
  leadsTo?: Partial<Record<RoleName, string>>
}

const externalScreen = () => import('../features/account/auth/external-page.tsx')

/** The public pages for every visitor, besides the sign-in page at `/` and `/login`. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/register',
    namespaces: ['auth'],
    screen: () => import('../features/account/auth/register-page.tsx'),
  },
  {
    path: '/join',
    namespaces: ['auth'],
    screen: () => import('../features/account/join/join-page.tsx'),
  },
  {
    path: '/reset-password',
    namespaces: ['auth'],
    screen: () => import('../features/account/auth/reset-page.tsx'),
  },
  {
    path: '/confirm-email',
    namespaces: ['auth'],
    screen: () => import('../features/account/auth/confirm-email-page.tsx'),
  },
  { path: '/login-firebase', namespaces: ['auth'], screen: externalScreen },
  { path: '/register-firebase', namespaces: ['auth'], screen: externalScreen },
  {
    path: '/reset-firebase',
    namespaces: ['auth'],
    screen: () => import('../features/account/auth/external-reset-page.tsx'),
  },
  {
    path: '/terms-conditions',
    namespaces: ['terms'],
    screen: () => import('../features/everyone/static-pages/terms-page.tsx'),
  },
  {
    path: '/privacy',
    namespaces: ['terms'],
    screen: () => import('../features/everyone/static-pages/privacy-page.tsx'),
  },
  {
    path: '/maintenance',
    namespaces: ['auth'],
    screen: () => import('../features/everyone/static-pages/maintenance-page.tsx'),
  },
  {
    path: '/coming-soon',
    namespaces: ['auth'],
    screen: () => import('../features/everyone/static-pages/coming-soon-page.tsx'),
  },
  { path: '/setup', namespaces: ['auth'], screen: () => import('../features/account/auth/setup-page.tsx') },
]

/**
 * The screens of the application. A screen that is not listed here does not exist: it has no menu entry and no route.
 */
export const appRoutes: readonly AppRoute[] = [...playerRoutes, ...staffRoutes, ...companyRoutes]

export const findPublicRoute = (path: string): PublicRoute | undefined =>
  publicRoutes.find(route => route.path === normalPath(path))

export const findAppRoute = (path: string): AppRoute | undefined => {
  const address = screenAt(path)
  return appRoutes.find(route => route.path === address)
}
