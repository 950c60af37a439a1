import { DirectionProvider, MantineProvider } from '@mantine/core'
import { useState } from 'react'
import { setPreferences, themes, usePreferences } from '../ui/preferences.ts'
import { Snackbars } from '../ui/snackbars.tsx'
import { theme } from '../ui/theme/theme.ts'
import '../ui/theme/mantine.css'
import styles from './kit.module.css'
import { KitData } from './kit-data.tsx'
import { KitFeedback } from './kit-feedback.tsx'
import { KitForms } from './kit-forms.tsx'

/** Every component in its states, for developers and for screenshots; absent from the built product. */
export function KitPage() {
  const { scheme, theme: chosen } = usePreferences()
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr')
  const turn = () => {
    const next = dir === 'ltr' ? 'rtl' : 'ltr'
    document.documentElement.dir = next
    setDir(next)
  }
  return (
    <DirectionProvider key={dir} initialDirection={dir} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false}>
        <div className={styles.tools}>
          <select
            value={chosen}
            onChange={event => setPreferences({ theme: event.currentTarget.value as typeof chosen })}
          >
            {themes.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <button
            type="button"
            onClick={() => setPreferences({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
          >
            {scheme}
          </button>
          <button type="button" onClick={turn}>
            {dir}
          </button>
        </div>
        <div className={styles.page}>
          <KitForms />
          <KitFeedback />
          <KitData />
        </div>
        <Snackbars />
      </MantineProvider>
    </DirectionProvider>
  )
}
