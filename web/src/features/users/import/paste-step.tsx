import { IconFileUpload } from '@tabler/icons-react'
import { type RoleName, roleNames } from '@trimestre/contract/roles'
import { type ListFault, listRowsMax } from '@trimestre/contract/users-list'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FileFault,
  type ListFile,
  listBytesMax,
  readListFile,
} from '../../../app/staff/list-file/read-list-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { roleChoices } from '../role-text.ts'
import styles from './import.module.css'

const example = `Nom;Prénom;E-mail
Roy;Ana;ana.roy@ecole.fr
Diallo;Ben;ben.diallo@ecole.fr`

type Props = {
  text: string
  onText(text: string): void
  /** Role of the rows that name none; null when it cannot be chosen. */
  role: RoleName | null
  onRole(role: RoleName): void
  /** Reads the text, or a file; what keeps it from being a list. */
  onRead(text: string): ListFault | null
  onFile(file: ListFile): ListFault | null
}

/** A list pasted from a spreadsheet, or a file. */
export function PasteStep({ text, onText, role, onRole, onRead, onFile }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [fault, setFault] = useState<string | null>(null)
  const isTooLarge = (given: string) => new Blob([given]).size > listBytesMax
  const show = (found: ListFault | FileFault | null) =>
    setFault(found && t(`admin:import.fault.${found}`, { count: listRowsMax }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    show(isTooLarge(text) ? 'tooLarge' : onRead(text))
  }
  const take = (file: ListFile) => show(isTooLarge(file.text) ? 'tooLarge' : onFile(file))
  return (
    <Card title={t('admin:import.paste')} subtitle={t('admin:import.lead')}>
      <form className={styles.paste} noValidate onSubmit={submit}>
        <TextAreaField
          label={t('admin:import.list')}
          hint={t('admin:import.listHint')}
          rows={10}
          dir="ltr"
          className={styles.list}
          spellCheck={false}
          autoCapitalize="none"
          data-autofocus
          value={text}
          error={fault}
          onChange={event => {
            setFault(null)
            onText(event.currentTarget.value)
          }}
        />
        <p className={styles.hint}>{t('admin:import.example')}</p>
        <pre className={styles.example} dir="ltr">
          {example}
        </pre>
        {role && (
          <SelectField
            label={t('admin:import.role')}
            hint={t('admin:import.roleHint')}
            choices={roleChoices(t)}
            value={role}
            onChange={event =>
              onRole(roleNames.find(name => name === event.currentTarget.value) ?? 'ROLE_USER')
            }
          />
        )}
        <div className={styles.buttons}>
          <FileButton onFile={take} onFault={show} />
          <Button variant="primary" type="submit">
            {t('admin:import.check')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function FileButton({ onFile, onFault }: { onFile(file: ListFile): void; onFault(fault: FileFault): void }) {
  const { t } = useTranslation('admin')
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const read = await readListFile(file).catch((): FileFault => 'unreadable')
    if (typeof read === 'string') onFault(read)
    else onFile(read)
    // The same file may be chosen again, once mended.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,text/csv,text/tab-separated-values,text/plain"
        hidden
        aria-label={t('import.file')}
        onChange={event => void read(event.currentTarget.files?.[0])}
      />
      <Button icon={<IconFileUpload size={18} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('import.file')}
      </Button>
    </>
  )
}
