import {
  type ListColumnKind,
  listColumnKinds,
  type SkipReason,
  type UsersList,
} from '@trimestre/contract/users-list'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import styles from './class-list.module.css'
import { FileChoices } from './file-choices.tsx'
import type { ClassList } from './use-class-list.ts'

const skipTexts = {
  titles: 'import.skip.titles',
  above: 'import.skip.above',
  total: 'import.skip.total',
  nobody: 'import.skip.nobody',
} as const satisfies Record<SkipReason, string>

/**
 * Renders how the list was read: encoding and sheet of its file, header lines, the content of each column, skipped
 * lines.
 */
export function ReadingNotes({ list }: { list: ClassList }) {
  const { t } = useTranslation('admin')
  const { list: found, read } = list
  if (!found) return null
  const { titleLines, skipped } = found
  const hasTitles = titleLines > 0
  return (
    <>
      <FileChoices list={list} />
      <CheckboxField
        label={t('import.titles', { count: Math.max(1, titleLines) })}
        checked={hasTitles}
        onChange={event => read(undefined, { hasTitles: event.currentTarget.checked })}
      />
      <Columns list={found} onColumns={columns => read(undefined, { columns, hasTitles })} />
      {skipped.length > 0 && (
        <details className={styles.details}>
          <summary>{t('import.skipped', { count: skipped.length })}</summary>
          <ul>
            {skipped.map(({ line, reason, text }) => (
              <li key={line}>{t('import.skippedLine', { line, text, why: t(skipTexts[reason]) })}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type ColumnsProps = { list: UsersList; onColumns(kinds: (ListColumnKind | null)[]): void }

/** Renders the content of each column, which the user can correct when it was detected wrongly. */
function Columns({ list: { columns }, onColumns }: ColumnsProps) {
  const { t } = useTranslation(['common', 'admin'])
  const id = useId()
  // The details are open at first when the e-mail column must be set; afterwards the user opens and closes them.
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
    // Each kind is assigned to one column only: the column that had it before is ignored.
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
