import { IconTrash } from '@tabler/icons-react'
import { findRole } from '@trimestre/contract/roles'
import type { ImportColumn } from '@trimestre/contract/users-list'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { violationText } from '../../../i18n/server-sentences.ts'
import { Chip } from '../../../ui/chip.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { roleChoices } from '../role-text.ts'
import styles from './class-list.module.css'
import type { CellFault, CellFaults, ListRow } from './list-rows.ts'

type Props = {
  rows: readonly ListRow[]
  columns: readonly ImportColumn[]
  faults: readonly CellFaults[]
  /** The rows of students who already have an account. */
  knownIds: ReadonlySet<number>
  onChange(id: number, column: ImportColumn, value: string): void
  onRemove(id: number): void
}

/** Renders one field per cell, as in a spreadsheet; cards on a phone. */
export function PreviewTable({ rows, columns, faults, knownIds, onChange, onRemove }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('admin:import.preview')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin:import.line')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`field.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <th scope="row" className="fig" data-label={t('admin:import.line')}>
                {row.line} {knownIds.has(row.id) && <Chip tone="info">{t('admin:import.known')}</Chip>}
              </th>
              {columns.map(column => (
                <Cell
                  key={column}
                  row={row}
                  column={column}
                  isKnown={knownIds.has(row.id)}
                  fault={faults[index]?.[column]}
                  onChange={onChange}
                />
              ))}
              <td className={styles.remove}>
                <IconButton
                  label={t('admin:import.remove', { line: row.line })}
                  tip="none"
                  icon={<IconTrash size={18} aria-hidden="true" />}
                  onClick={() => onRemove(row.id)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  row: ListRow
  column: ImportColumn
  isKnown: boolean
  fault: CellFault | undefined
  onChange: Props['onChange']
}

/** Renders a cell whose value is committed when it loses the focus, because the whole list is then checked again. */
function Cell(props: CellProps) {
  const { row, column, fault } = props
  const { t } = useTranslation(['common', 'admin'])
  const id = useId()
  const field = {
    className: styles.cell,
    'aria-label': t('admin:import.cell', { column: t(`field.${column}`), line: row.line }),
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': fault ? id : undefined,
  }
  return (
    <td data-label={t(`field.${column}`)}>
      {column === 'role' ? <RoleCell {...props} field={field} /> : <TextCell {...props} field={field} />}
      <FieldError id={id} error={fault && violationText(t, fault)} />
    </td>
  )
}

type FieldAttributes = { field: React.AriaAttributes & { className?: string } }

function TextCell({ row, column, isKnown, onChange, field }: CellProps & FieldAttributes) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState<string | null>(null)
  const value = row.values[column]
  const leave = () => {
    if (typed !== null && typed !== value) onChange(row.id, column, typed)
    setTyped(null)
  }
  return (
    <input
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      placeholder={column === 'password' && !isKnown ? t('import.generated') : undefined}
      value={typed ?? value}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        // Enter must not submit the form that the list may be in.
        event.preventDefault()
        leave()
      }}
    />
  )
}

/** Renders the available roles, and the text of the list when it is none of them. */
function RoleCell({ row, column, onChange, field }: CellProps & FieldAttributes) {
  const { t } = useTranslation('common')
  const given = row.values.role
  const known = given === '' ? 'ROLE_USER' : findRole(given)?.name
  return (
    <select
      {...field}
      value={known ?? given}
      onChange={event => onChange(row.id, column, event.currentTarget.value)}
    >
      {known === undefined && <option value={given}>{given}</option>}
      {roleChoices(t).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
