import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { decideArea } from './landing.ts'
import { go, useAddress } from './navigation.ts'
import { mayOpen } from './routes.ts'
import { getSession, isGreetingNewAccount, roleOf, type Session, useSession } from './session.ts'

const load = {
  public: () => import('./public-area.tsx'),
  app: () => import('./signed-in-area.tsx'),
}

const areas: Record<keyof typeof load, ComponentType> = { public: lazy(load.public), app: lazy(load.app) }

/**
 * Resolves once the area that the page opens on has come. In a place that React has drawn empty first, nothing would
 * appear for the next 300 ms.
 */
export async function loadFirstArea(): Promise<void> {
  const decision = decide(window.location.pathname, getSession())
  if ('redirect' in decision) return
  try {
    areas[decision.area] = (await load[decision.area]()).default
  } catch {
    // Out of reach: the drawing asks again, and says so.
  }
}

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
