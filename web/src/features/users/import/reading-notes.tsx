import { type ListColumnKind, listColumnKinds, type UsersList } from '@trimestre/contract/users-list'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Encoding, encodings } from '../../../app/staff/list-file/decode-text.ts'
import type { ListFile } from '../../../app/staff/list-file/read-list-file.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import styles from './import.module.css'

type Props = {
  list: UsersList
  file: ListFile | null
  onEncoding(encoding: Encoding): void
  onColumns(kinds: (ListColumnKind | null)[]): void
}

/** How the list was read: encoding where there is a doubt, lines left out, what each column was taken for. */
export function ReadingNotes({ list, file, onEncoding, onColumns }: Props) {
  const { t } = useTranslation('admin')
  return (
    <>
      {file && !file.isSure && (
        <SelectField
          label={t('import.encoding')}
          hint={t('import.encodingHint')}
          choices={encodings.map(([value, label]) => ({ value, label }))}
          value={file.encoding}
          onChange={event => {
            const chosen = encodings.find(([value]) => value === event.currentTarget.value)
            if (chosen) onEncoding(chosen[0])
          }}
        />
      )}
      <Columns list={list} onColumns={onColumns} />
      {list.skipped.length > 0 && (
        <details className={styles.details}>
          <summary>{t('import.skipped')}</summary>
          <ul>
            {list.skipped.map(({ line, text }) => (
              <li key={line}>
                {t('import.line')} {line}: <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What each column holds, to be set by hand where it was taken for something else. */
function Columns({ list: { columns }, onColumns }: Pick<Props, 'list' | 'onColumns'>) {
  const { t } = useTranslation(['common', 'admin'])
  const id = useId()
  // Open from the start where something must be set; afterwards as the reader leaves it.
  const [isOpenAtFirst] = useState(!columns.some(({ kind }) => kind === 'email'))
  const choices = [
    { value: '', label: t('admin:import.ignored') },
    ...listColumnKinds.map(kind => ({
      value: kind,
      label: kind === 'fullName' ? t('admin:import.fullName') : t(`field.${kind}`),
    })),
  ]
  const assign = (at: number, chosen: string) => {
    const kind = listColumnKinds.find(name => name === chosen) ?? null
    // A column of each kind: the one that had it before is no longer read.
    onColumns(
      columns.map((column, index) => (index === at ? kind : column.kind === kind ? null : column.kind)),
    )
  }
  return (
    <details className={styles.details} open={isOpenAtFirst}>
      <summary>{t('admin:import.columns')}</summary>
      <div className={styles.columns}>
        {columns.map(({ title, example, kind }, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the list
            key={at}
            id={`${id}-${at}`}
            label={<bdi>{title || t('admin:import.column', { number: at + 1 })}</bdi>}
            hint={<bdi>{kind === 'password' ? '' : example.slice(0, 40)}</bdi>}
            choices={choices}
            value={kind ?? ''}
            onChange={event => assign(at, event.currentTarget.value)}
          />
        ))}
      </div>
    </details>
  )
}
