import { useTranslation } from 'react-i18next'
import { nextOf, partsOf } from '../domain/landing.ts'
import { currentAddress } from '../domain/navigation.ts'
import { useSession } from '../domain/use-session.ts'

/** Paths of pages that have signing in as their purpose. */
const entrances = ['/register', '/join', '/login-firebase', '/register-firebase', '/setup']

/**
 * Renders the link at the top of a public page: to the sign-in page, or back to the application for a signed-in user.
 */
export function SignInLink() {
  const { t } = useTranslation()
  const here = currentAddress()
  const session = useSession()
  if (session)
    return (
      <a href="/app" className="frame-action frame-action-text">
        {t('notFound.button')}
      </a>
    )
  if (entrances.includes(partsOf(here).path.replace(/(.)\/$/, '$1'))) return null
  const next = nextOf(here)
  const address = next === null ? '/login' : `/login?${new URLSearchParams({ next })}`
  return (
    <a href={address} className="frame-action">
      {t('header.logIn')}
    </a>
  )
}
