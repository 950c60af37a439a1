import { IconCheck, IconMoon, IconSun, IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadingDirection } from '../i18n/i18n.ts'
import { layouts, setPreferences, type ThemeName, themes } from '../ui/preferences.ts'
import { SwitchField } from '../ui/switch-field.tsx'
import { usePreferences } from '../ui/use-preference.ts'
import styles from './appearance.module.css'
import { LayoutPicture } from './layout-picture.tsx'

const themeKeys = {
  redTheme: 'red',
  greenTheme: 'green',
  blueTheme: 'blue',
  purpleTheme: 'purple',
  orangeTheme: 'orange',
  greyTheme: 'grey',
  lightGreenTheme: 'lightGreen',
  lightBlueTheme: 'lightBlue',
  brownTheme: 'brown',
} as const satisfies Record<ThemeName, string>

const layoutKeys = {
  sidebar: 'sidebar',
  'big-sidebar': 'bigSidebar',
  'top-navigation': 'topNavigation',
  'mega-menu': 'megaMenu',
} as const

/**
 * Renders the settings for layout, theme, light or dark mode, direction and motion; every choice applies immediately
 * and is stored on this device.
 */
export function AppearanceSettings() {
  const { t } = useTranslation()
  const { layout, theme, scheme, reduceMotion, keepMessages } = usePreferences()
  const direction = useReadingDirection()
  return (
    <div className={styles.settings}>
      <Choices
        legend={t('shell.appearance.scheme')}
        className={styles.pair}
        choices={[
          { value: 'light', label: t('shell.appearance.light'), picture: <IconSun size={22} /> },
          { value: 'dark', label: t('shell.appearance.dark'), picture: <IconMoon size={22} /> },
        ]}
        value={scheme}
        onChange={value => setPreferences({ scheme: value })}
      />
      <Choices
        legend={t('shell.appearance.theme')}
        className={styles.themes}
        choices={themes.map(value => ({
          value,
          label: t(`theme.${themeKeys[value]}`),
          picture: (
            <span className={styles.swatch} data-theme-swatch={value}>
              <IconCheck className={styles.check} size={20} stroke={2.5} />
            </span>
          ),
        }))}
        value={theme}
        onChange={value => setPreferences({ theme: value })}
      />
      <Choices
        legend={t('shell.appearance.layout')}
        hint={t('shell.appearance.layoutHint')}
        className={styles.layouts}
        choices={layouts.map(value => ({
          value,
          label: t(`layout.${layoutKeys[value]}`),
          picture: <LayoutPicture layout={value} />,
        }))}
        value={layout}
        onChange={value => setPreferences({ layout: value })}
      />
      <Choices
        legend={t('shell.appearance.direction')}
        className={styles.pair}
        choices={[
          {
            value: 'ltr',
            label: t('shell.appearance.ltr'),
            picture: <IconTextDirectionLtr size={22} />,
          },
          {
            value: 'rtl',
            label: t('shell.appearance.rtl'),
            picture: <IconTextDirectionRtl size={22} />,
          },
        ]}
        value={direction}
        onChange={value => setPreferences({ direction: value })}
      />
      <div className={styles.switches}>
        <SwitchField
          label={t('shell.appearance.reduceMotion')}
          checked={reduceMotion}
          onChange={checked => setPreferences({ reduceMotion: checked })}
        />
        <SwitchField
          label={t('shell.appearance.keepMessages')}
          hint={t('shell.appearance.keepMessagesHint')}
          checked={keepMessages}
          onChange={checked => setPreferences({ keepMessages: checked })}
        />
      </div>
    </div>
  )
}

type Choice<V extends string> = { value: V; label: string; picture: ReactNode }
type ChoicesProps<V extends string> = {
  legend: string
  hint?: string
  className: string | undefined
  choices: readonly Choice<V>[]
  value: V
  onChange(value: V): void
}

/** Renders radio buttons as pictures with their names. */
function Choices<V extends string>({ legend, hint, className, choices, value, onChange }: ChoicesProps<V>) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint && `${id}-hint`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={className}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {choice.picture}
            </span>
            <span className={styles.name}>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
