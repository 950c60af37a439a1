import type { RoleName } from '@trimestre/contract/roles'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { decideArea, partsOf } from '../domain/landing.ts'
import { forwardedQuery, go, useAddress } from '../domain/navigation.ts'
import {
  getSession,
  isGreetingNewAccount,
  roleOf,
  type Session,
  setSessionPreparation,
} from '../domain/session.ts'
import { useSession } from '../domain/use-session.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { findAppRoute } from './routes.ts'

const load = {
  public: () => import('./public-area.tsx'),
  app: () => import('./signed-in-area.tsx'),
}

const areas: Record<keyof typeof load, ComponentType> = { public: lazy(load.public), app: lazy(load.app) }

/**
 * Resolves once an area is loaded, so that it is rendered at once. If React had to render an empty fallback first,
 * nothing would appear for the next 300 ms.
 */
async function loadArea(name: keyof typeof load): Promise<void> {
  try {
    areas[name] = (await load[name]()).default
  } catch {
    // The chunk could not be loaded: rendering requests it again, and reports the failure.
  }
}

/** Resolves once the area of the initial URL is loaded. */
export async function loadFirstArea(): Promise<void> {
  const decision = decide(window.location.pathname, getSession())
  if (!('redirect' in decision)) await loadArea(decision.area)
}

/** Loads the screen to which a user is redirected after signing in, with its texts. */
async function loadLanding(role: RoleName, isNew: boolean): Promise<void> {
  const decision = decideArea(`/login${forwardedQuery()}`, role, isNew)
  const route = 'redirect' in decision ? findAppRoute(partsOf(decision.redirect).path) : undefined
  // The chunk could not be loaded: the router requests it again, and reports the failure.
  if (route) await Promise.all([route.screen(), loadTexts(route.namespaces)]).catch(() => undefined)
}

setSessionPreparation((asked, isNew) =>
  Promise.all([loadArea('app'), asked.then(({ user }) => loadLanding(user.role.name, isNew))]),
)

const decide = (address: string, session: Session | null) =>
  decideArea(address, session && roleOf(session), isGreetingNewAccount())

/** Renders either the light public pages or the application. */
export function Root() {
  const address = useAddress()
  const decision = decide(address, useSession())
  const redirect = 'redirect' in decision ? decision.redirect : null
  useEffect(() => {
    if (redirect) go(redirect, { replace: true })
  }, [redirect])
  if ('redirect' in decision) return null
  const Area = areas[decision.area]
  return (
    <Suspense>
      <Area />
    </Suspense>
  )
}
