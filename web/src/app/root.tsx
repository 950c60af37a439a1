import { lazy, Suspense, useEffect } from 'react'
import { decideArea } from './landing.ts'
import { go, useAddress } from './navigation.ts'
import { mayOpen } from './routes.ts'
import { isGreetingNewAccount, roleOf, useSession } from './session.ts'

const PublicArea = lazy(() => import('./public-area.tsx'))
const SignedInArea = lazy(() => import('./signed-in-area.tsx'))

/** Chooses between the light public pages and the application. */
export function Root() {
  const address = useAddress()
  const session = useSession()
  const decision = decideArea(address, session && roleOf(session), mayOpen, isGreetingNewAccount())
  const redirect = 'redirect' in decision ? decision.redirect : null
  useEffect(() => {
    if (redirect) go(redirect, { replace: true })
  }, [redirect])
  if ('redirect' in decision) return null
  return <Suspense>{decision.area === 'public' ? <PublicArea /> : <SignedInArea />}</Suspense>
}
