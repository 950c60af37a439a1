import type { RoleName } from '@trimestre/contract/roles'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { decideArea, partsOf } from './landing.ts'
import { carriedQuery, go, useAddress } from './navigation.ts'
import { findAppRoute, mayOpen } from './routes.ts'
import {
  getSession,
  isGreetingNewAccount,
  prepareSessionsBy,
  roleOf,
  type Session,
  useSession,
} from './session.ts'

const load = {
  public: () => import('./public-area.tsx'),
  app: () => import('./signed-in-area.tsx'),
}

const areas: Record<keyof typeof load, ComponentType> = { public: lazy(load.public), app: lazy(load.app) }

/**
 * Resolves once an area has come, so that it is drawn at once. In a place that React has drawn empty first, nothing would
 * appear for the next 300 ms.
 */
async function loadArea(name: keyof typeof load): Promise<void> {
  try {
    areas[name] = (await load[name]()).default
  } catch {
    // Out of reach: the drawing asks again, and says so.
  }
}

/** Resolves once the area that the page opens on has come. */
export async function loadFirstArea(): Promise<void> {
  const decision = decide(window.location.pathname, getSession())
  if (!('redirect' in decision)) await loadArea(decision.area)
}

/** The screen that somebody who signs in is led to, with its texts. */
async function loadLanding(role: RoleName, isNew: boolean): Promise<void> {
  const decision = decideArea(`/login${carriedQuery()}`, role, mayOpen, isNew)
  const route = 'redirect' in decision ? findAppRoute(partsOf(decision.redirect).path) : undefined
  // Out of reach: the router asks again, and says so.
  if (route) await Promise.all([route.screen(), loadTexts(route.namespaces)]).catch(() => undefined)
}

prepareSessionsBy((asked, isNew) =>
  Promise.all([loadArea('app'), asked.then(({ user }) => loadLanding(user.role.name, isNew))]),
)

const decide = (address: string, session: Session | null) =>
  decideArea(address, session && roleOf(session), mayOpen, isGreetingNewAccount())

/** Chooses between the light public pages and the application. */
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
