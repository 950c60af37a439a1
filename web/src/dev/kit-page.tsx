import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useReadingDirection } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { setPreferences, themes } from '../ui/preferences.ts'
import { SelectField } from '../ui/select-field.tsx'
import { Snackbars } from '../ui/snackbars.tsx'
import type { Scheme } from '../ui/stored-preferences.ts'
import { usePreferences } from '../ui/use-preference.ts'
import styles from './kit.module.css'
import { KitData } from './kit-data.tsx'
import { KitFeedback } from './kit-feedback.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitMore } from './kit-more.tsx'
import { KitStates, KitThemes } from './kit-states.tsx'

/** Renders every component in its states, for developers and for screenshots; it is not part of the built product. */
export function KitPage() {
  const { scheme, theme: chosen } = usePreferences()
  const direction = useReadingDirection()
  const otherScheme: Scheme = scheme === 'dark' ? 'light' : 'dark'
  const otherDirection = direction === 'ltr' ? 'rtl' : 'ltr'
  return (
    <DirectionProvider direction={direction}>
      <div className={styles.tools}>
        <SelectField
          label="Thème"
          choices={themes.map(name => ({ value: name, label: name }))}
          value={chosen}
          onChange={event => setPreferences({ theme: event.currentTarget.value as typeof chosen })}
        />
        <Button onClick={() => setPreferences({ scheme: otherScheme })}>{otherScheme}</Button>
        <Button onClick={() => setPreferences({ direction: otherDirection })}>{otherDirection}</Button>
      </div>
      <main className={styles.page} id="kit">
        <KitThemes />
        <KitStates />
        <KitForms />
        <KitFeedback />
        <KitData />
        <KitMore />
      </main>
      <Snackbars />
    </DirectionProvider>
  )
}
