import { isLanguage, languageCodes, languages } from '@trimestre/contract/languages'
import { useTranslation } from 'react-i18next'
import { currentLanguage, setLanguage } from '../../../i18n/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

export function LanguageCard() {
  const { t } = useTranslation(['common', 'profile'])
  return (
    <Card title={t('shell.languageTitle')} subtitle={t('profile:deviceOnly')}>
      <SelectField
        label={t('profile:language')}
        choices={languageCodes.map(code => ({ value: code, label: languages[code].name }))}
        value={currentLanguage()}
        onChange={event => {
          const code = event.currentTarget.value
          if (isLanguage(code)) void setLanguage(code)
        }}
      />
    </Card>
  )
}
