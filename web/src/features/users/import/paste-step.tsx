import { IconFileUpload } from '@tabler/icons-react'
import { type RoleName, roleNames } from '@trimestre/contract/roles'
import { type ListedUser, listRowsMax, readUsersList } from '@trimestre/contract/users-list'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { roleChoices } from '../role-text.ts'
import styles from './import.module.css'

/** What the server accepts in one call, in bytes. */
const bytesMax = 1024 * 1024

const example = `username;email;age;password
ana.roy;ana.roy@ecole.fr;20
ben.diallo;ben.diallo@ecole.fr;21;`

type Props = {
  text: string
  onText(text: string): void
  /** Role of the rows that name none; null when it cannot be chosen. */
  role: RoleName | null
  onRole(role: RoleName): void
  onRead(users: ListedUser[]): void
}

/** A list pasted from a spreadsheet, or a file. */
export function PasteStep({ text, onText, role, onRole, onRead }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [fault, setFault] = useState<string | null>(null)
  const take = (given: string) => {
    const list = new Blob([given]).size > bytesMax ? 'tooLarge' : readUsersList(given)
    if (typeof list !== 'string') return onRead(list)
    setFault(t(`admin:import.fault.${list}`, { count: listRowsMax }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    take(text)
  }
  const read = (given: string) => {
    onText(given)
    take(given)
  }
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
          <FileButton onRead={read} onFault={() => setFault(t('admin:import.fault.unreadable'))} />
          <Button variant="primary" type="submit">
            {t('admin:import.check')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** The file's text: UTF-8, else the code page of older spreadsheets. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function FileButton({ onRead, onFault }: { onRead(text: string): void; onFault(): void }) {
  const { t } = useTranslation('admin')
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      onRead(await textOf(file))
    } catch {
      onFault()
    }
    // The same file may be chosen again, once mended.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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
