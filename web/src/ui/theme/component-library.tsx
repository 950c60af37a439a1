import { MantineContext, MantineThemeContext } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from './theme.ts'
import './mantine.css'

type Setting = NonNullable<ComponentProps<typeof MantineContext>['value']>

/** Light or dark is a matter of style sheets and of one attribute of the root, as themes are. */
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
 * What the components of Mantine ask for around them. Its own provider would work out style sheets at every start, which
 * `mantine.css` has already, add one to the page, and set light or dark anew.
 */
export function ComponentLibrary({ children }: { children: ReactNode }) {
  return (
    <MantineContext value={setting}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
