import { IconChevronDown } from '@tabler/icons-react'
import { isLanguage, languageCodes, languages } from '@trimestre/contract/languages'
import { useTranslation } from 'react-i18next'
import { currentLanguage, setLanguage } from '../i18n/i18n.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../ui/menu.tsx'
import styles from './language-menu.module.css'

/** Returns the available languages, each with its own name. */
export const languageEntries = (current = currentLanguage()): MenuEntry[] =>
  languageCodes.map(code => ({
    id: code,
    label: languages[code].name,
    lang: code,
    checked: code === current,
    onSelect: () => void setLanguage(code),
  }))

/**
 * Renders a button with the code of the current language that opens the list of languages.
 * @param isOpened whether the list is shown from the start
 */
export function LanguageMenu({ isOpened }: { isOpened?: boolean }) {
  const { t, i18n } = useTranslation()
  const current = isLanguage(i18n.language) ? i18n.language : 'en'
  return (
    <Menu
      label={t('shell.languageTitle')}
      entries={languageEntries(current)}
      isOpened={isOpened}
      button={props => (
        <IconButton
          {...props}
          label={t('shell.language', { code: current.toUpperCase(), name: languages[current].name })}
          wide
          tip="end"
          icon={
            <span className={styles.code}>
              {current.toUpperCase()}
              <IconChevronDown size={16} aria-hidden="true" />
            </span>
          }
        />
      )}
    />
  )
}
