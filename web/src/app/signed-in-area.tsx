import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isLanguage, languages } from '../i18n/languages.ts'
import { usePreferences } from '../ui/preferences.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { theme } from '../ui/theme/theme.ts'
import '../ui/theme/mantine.css'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

/** The application of a signed-in person: design system, server data, screens. */
export default function SignedInArea() {
  const { i18n } = useTranslation()
  const { scheme } = usePreferences()
  const direction = isLanguage(i18n.language) ? languages[i18n.language].dir : 'ltr'
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
        <Snackbars />
      </MantineProvider>
    </DirectionProvider>
  )
}
