import { DirectionProvider } from '@base-ui/react/direction-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryClient } from '../domain/query-client.ts'
import { useSession } from '../domain/use-session.ts'
import { useReadingDirection } from '../i18n/i18n.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { keepEarlyAnswers } from './early-answers.ts'
import { createAppRouter } from './router.tsx'

keepEarlyAnswers(queryClient)

/** Renders the application of a signed-in user: reading direction, server data, screens. */
export default function SignedInArea() {
  const direction = useReadingDirection()
  const [router] = useState(createAppRouter)
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

/** Clears the query cache when the user changes, so that responses for one user are never shown to the next. */
function useForgottenAnswers(): void {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined) return () => queryClient.clear()
  }, [userId])
}
