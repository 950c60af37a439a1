import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/icon-button.tsx'
import { setPreferences } from '../ui/preferences.ts'
import { usePreference } from '../ui/use-preference.ts'

/** Renders the switch between light and dark mode; the choice is stored. */
export function SchemeButton() {
  const { t } = useTranslation()
  const isDark = usePreference('scheme') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <IconButton
      label={t('shell.darkMode')}
      aria-pressed={isDark}
      tip="end"
      icon={<Icon size={22} stroke={1.75} aria-hidden="true" />}
      onClick={() => setPreferences({ scheme: isDark ? 'light' : 'dark' })}
    />
  )
}
