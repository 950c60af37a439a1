import { MantineContext, MantineThemeContext } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from './theme.ts'
import './mantine.css'

type Setting = NonNullable<ComponentProps<typeof MantineContext>['value']>

/** Style sheets and one attribute of the root set light and dark mode, as they set themes. */
const setting: Setting = {
  colorScheme: 'auto',
  setColorScheme: leftToPreferences,
  clearColorScheme: leftToPreferences,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

function leftToPreferences(): never {
  throw new Error('light and dark are chosen by setPreferences')
}

/**
 * Provides the contexts that Mantine components need. Mantine's own provider would compute style sheets at every start,
 * which `mantine.css` already contains, add one to the page, and set light or dark mode again.
 */
export function ComponentLibrary({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={setting}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
