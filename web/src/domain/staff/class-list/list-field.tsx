import { IconFileUpload } from '@tabler/icons-react'
import { listRowsMax } from '@trimestre/contract/users-list'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { type FileFault, type ListFile, readListFile } from '../list-file/read-list-file.ts'
import styles from './class-list.module.css'
import type { WholeFault } from './use-class-list.ts'

type Props = {
  label: string
  hint: ReactNode
  text: string
  required?: boolean
  rows: number
  /** An error of the whole list, or an error text of the form. */
  error: WholeFault | { sentence: string } | null
  onText(text: string): void
  onFile(file: ListFile | FileFault): void
}

/** Renders the field into which a class list is pasted, or its file chosen or dropped. */
export function ListField({ error, text, onText, onFile, ...field }: Props) {
  const { t } = useTranslation('admin')
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    onFile(await readListFile(file).catch((): FileFault => 'unreadable'))
    // The input is emptied so that the same file can be chosen again after it was corrected.
    if (input.current) input.current.value = ''
  }
  const sentence =
    typeof error === 'string' ? t(`import.fault.${error}`, { count: listRowsMax }) : error?.sentence
  return (
    <div className={styles.source}>
      <TextAreaField
        {...field}
        dir="ltr"
        className={styles.list}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        error={sentence}
        onChange={event => onText(event.currentTarget.value)}
        onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={event => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          void take(event.dataTransfer.files[0])
        }}
      />
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,text/csv,text/tab-separated-values,text/plain"
        hidden
        aria-label={t('import.file')}
        onChange={event => void take(event.currentTarget.files?.[0])}
      />
      <div>
        <Button icon={<IconFileUpload size={18} aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('import.file')}
        </Button>
      </div>
    </div>
  )
}
