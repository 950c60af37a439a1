import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/select-field.tsx'
import { encodings } from '../list-file/code-pages.ts'
import type { ClassList } from './use-class-list.ts'

/** Renders the alternatives for reading a file: its encoding when it is uncertain, its sheet when it has several. */
export function FileChoices({ list: { file, decodeAgain, readSheet } }: { list: ClassList }) {
  const { t } = useTranslation('admin')
  if (!file) return null
  return (
    <>
      {!file.isSure && (
        <SelectField
          label={t('import.encoding')}
          hint={t('import.encodingHint')}
          choices={encodings.map(([value, label]) => ({ value, label }))}
          value={file.encoding}
          onChange={event => {
            const chosen = encodings.find(([value]) => value === event.currentTarget.value)
            if (chosen) decodeAgain(chosen[0])
          }}
        />
      )}
      {file.sheets.length > 1 && (
        <SelectField
          label={t('import.sheet')}
          hint={t('import.sheetHint')}
          choices={file.sheets.map(({ name }, at) => ({ value: at, label: name }))}
          value={file.sheet}
          onChange={event => readSheet(Number(event.currentTarget.value))}
        />
      )}
    </>
  )
}
