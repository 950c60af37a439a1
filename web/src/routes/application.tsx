import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signInAddress } from '../domain/landing.ts'
import { currentAddress } from '../domain/navigation.ts'
import { queryClient } from '../domain/query-client.ts'
import { hasSignedOut, type Session } from '../domain/session.ts'
import { useSession } from '../domain/use-session.ts'
import { useReadingDirection } from '../i18n/i18n.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { router } from './router.tsx'

/** Renders the application of the signed-in user: reading direction, server data, screens. */
export function Application() {
  const session = useSession()
  useSignInWhenEnded(session)
  return session && <SignedIn />
}

function SignedIn() {
  const direction = useReadingDirection()
  useForgottenAnswers()
  return (
    <DirectionProvider direction={direction}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Snackbars />
    </DirectionProvider>
  )
}

/**
 * Opens the sign-in page when the session has expired or was ended in another tab; and after signing out when the browser
 * shows this document again.
 */
function useSignInWhenEnded(session: Session | null): void {
  useEffect(() => {
    if (session) return
    const open = () => window.location.replace(signInAddress(currentAddress()))
    if (!hasSignedOut()) open()
    window.addEventListener('pageshow', open)
    return () => window.removeEventListener('pageshow', open)
  }, [session])
}

/** Clears the query cache when the user changes, so that responses for one user are never shown to the next. */
function useForgottenAnswers(): void {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined) return () => queryClient.clear()
  }, [userId])
}
