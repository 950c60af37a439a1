import { DirectionProvider, useDirection } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryClient } from '../domain/query-client.ts'
import { useSession } from '../domain/session.ts'
import { useReadingDirection } from '../i18n/i18n.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { ComponentLibrary } from '../ui/theme/component-library.tsx'
import { keepEarlyAnswers } from './early-answers.ts'
import { createAppRouter } from './router.tsx'

keepEarlyAnswers(queryClient)

/** Renders the application of a signed-in user: design system, server data, screens. */
export default function SignedInArea() {
  const direction = useReadingDirection()
  const [router] = useState(createAppRouter)
  useForgottenAnswers()
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <DirectionFollower />
      <ComponentLibrary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Snackbars />
      </ComponentLibrary>
    </DirectionProvider>
  )
}

/** Passes a change of direction to the component library without remounting anything, so that unsaved input stays. */
function DirectionFollower() {
  const direction = useReadingDirection()
  const { setDirection } = useDirection()
  useEffect(() => setDirection(direction), [direction, setDirection])
  return null
}

/** Clears the query cache when the user changes, so that responses for one user are never shown to the next. */
function useForgottenAnswers(): void {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined) return () => queryClient.clear()
  }, [userId])
}
