import { IconPlus, IconTrash } from '@tabler/icons-react'
import { gradeMaxima, gradeScaleKinds, gradeSteps, letterRows } from '@trimestre/contract/grading-defaults'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './scheme.module.css'
import type { DraftScale } from './scheme.ts'
import type { SettingsProps } from './scheme-settings.tsx'

const rowsMin = 2
const rowsMax = 20

/** Edits the scale: numbers with a step, the five letters, or a table of one's own. */
export function ScaleFields({ draft: { scale }, faults, onChange }: SettingsProps) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const write = (values: Partial<DraftScale>) => onChange({ do: 'scale', values })
  return (
    <>
      <SelectField
        label={t('staff.scale.label')}
        hint={
          scale.kind === 'letters'
            ? letterRows
                .map(({ min, label }) => t('staff.scale.from', { label, min: format.number(min) }))
                .join(' · ')
            : undefined
        }
        choices={gradeScaleKinds.map(value => ({ value, label: t(`staff.scale.${value}`) }))}
        value={scale.kind}
        onChange={event => {
          const kind = gradeScaleKinds.find(each => each === event.currentTarget.value)
          if (kind) write({ kind })
        }}
      />
      {scale.kind === 'number' && (
        <div className={styles.pair}>
          <SelectField
            label={t('staff.scale.max')}
            choices={gradeMaxima.map(value => ({ value, label: format.number(value) }))}
            value={scale.max}
            onChange={event => write({ max: Number(event.currentTarget.value) })}
          />
          <SelectField
            label={t('staff.scale.step')}
            choices={gradeSteps.map(value => ({ value, label: format.number(value) }))}
            value={scale.step}
            onChange={event => write({ step: Number(event.currentTarget.value) })}
          />
        </div>
      )}
      {scale.kind === 'table' && <ScaleTable table={scale.table} faults={faults} onChange={write} />}
    </>
  )
}

type TableProps = {
  table: DraftScale['table']
  faults: SettingsProps['faults']
  onChange(values: Partial<DraftScale>): void
}

function ScaleTable({ table, faults, onChange }: TableProps) {
  const { t } = useTranslation('grading')
  const write = (id: number, values: Partial<DraftScale['table'][number]>) =>
    onChange({ table: table.map(row => (row.id === id ? { ...row, ...values } : row)) })
  const add = () => {
    const id = Math.max(0, ...table.map(row => row.id)) + 1
    // The last row is the one from 0 on: a new one goes above it.
    onChange({ table: [...table.slice(0, -1), { id, min: null, label: '' }, ...table.slice(-1)] })
  }
  const errorOf = (field: string) => {
    const code = faults.get(field)
    return code ? t(`staff.fault.${code}`) : null
  }
  return (
    <fieldset className={styles.rules}>
      <legend className={styles.legend}>{t('staff.scale.tableLegend')}</legend>
      {table.map((row, index) => (
        <div key={row.id} className={styles.scaleRow}>
          <NumberField
            label={t('staff.scale.rowMin', { row: index + 1 })}
            value={row.min}
            min={0}
            max={100}
            plain
            error={errorOf(`table.${row.id}.min`)}
            onChange={min => write(row.id, { min })}
          />
          <TextField
            label={t('staff.scale.rowLabel', { row: index + 1 })}
            maxLength={20}
            autoComplete="off"
            dir="auto"
            value={row.label}
            error={errorOf(`table.${row.id}.label`)}
            onChange={event => write(row.id, { label: event.currentTarget.value })}
          />
          <IconButton
            label={t('staff.scale.rowRemove', { row: index + 1 })}
            tip="none"
            disabled={table.length <= rowsMin}
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => onChange({ table: table.filter(({ id }) => id !== row.id) })}
          />
        </div>
      ))}
      {table.length < rowsMax && (
        <div>
          <Button small icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
            {t('staff.scale.rowAdd')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
