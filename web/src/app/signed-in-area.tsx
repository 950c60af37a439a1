import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useReadingDirection } from '../i18n/i18n.ts'
import { getPreferences } from '../ui/preferences.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { theme } from '../ui/theme/theme.ts'
import '../ui/theme/mantine.css'
import { keepEarlyAnswers } from './early-answers.ts'
import { queryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import { useSession } from './session.ts'

keepEarlyAnswers(queryClient)

/** The application of a signed-in person: design system, server data, screens. */
export default function SignedInArea() {
  // Light or dark is a matter of style sheets, as themes are: nothing is drawn anew when it changes.
  const [scheme] = useState(() => getPreferences().scheme)
  const direction = useReadingDirection()
  const [router] = useState(createAppRouter)
  useForgottenAnswers()
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <DirectionFollower />
      <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Snackbars />
      </MantineProvider>
    </DirectionProvider>
  )
}

/** Tells the component library when the direction changes, without drawing anything anew: what was typed stays. */
function DirectionFollower() {
  const direction = useReadingDirection()
  const { setDirection } = useDirection()
  useEffect(() => setDirection(direction), [direction, setDirection])
  return null
}

/** What the server answered to one person is never shown to the next. */
function useForgottenAnswers(): void {
  const userId = useSession()?.user.id
  useEffect(() => {
    if (userId !== undefined) return () => queryClient.clear()
  }, [userId])
}
