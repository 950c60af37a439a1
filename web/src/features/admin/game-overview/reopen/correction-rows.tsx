import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../../domain/catalogue-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { CorrectionErrors, RowErrors } from './correction-errors.ts'
import styles from './correction-rows.module.css'
import { CorrectionValue } from './correction-value.tsx'
import type { Correction } from './corrections.ts'

type Shared = { game: Game; catalogue: ReadonlyMap<string, Decision> }

type Props = Shared & {
  quarter: number
  rows: readonly Correction[]
  errors: CorrectionErrors
  onChange(rows: readonly Correction[]): void
}

/** Lists the decisions that take the place of those given, each with its company and its value. */
export function CorrectionRows({ quarter, rows, errors, onChange, ...shared }: Props) {
  const { t } = useTranslation('overview')
  const add = () => {
    const id = Math.max(0, ...rows.map(row => row.id)) + 1
    onChange([...rows, { id, companyId: null, name: null, value: null }])
  }
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('reopen.corrections')}</legend>
      <p className={styles.hint}>{t('reopen.correctionsHint', { quarter })}</p>
      {rows.map((row, index) => (
        <Row
          key={row.id}
          {...shared}
          row={row}
          number={index + 1}
          errors={errors.get(row.id) ?? {}}
          onChange={next => onChange(rows.map(other => (other.id === row.id ? next : other)))}
          onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      <div>
        <Button small icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
          {t('reopen.add')}
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = Shared & {
  row: Correction
  number: number
  errors: RowErrors
  onChange(row: Correction): void
  onRemove(): void
}

function Row({ game, catalogue, row, number, errors, onChange, onRemove }: RowProps) {
  const { t } = useTranslation(['overview', 'catalogue'])
  const level = game.levelGame ?? 1
  const open = [...catalogue.values()].filter(decision => decision.level <= level)
  return (
    <section className={styles.row} aria-label={t('overview:reopen.correction', { number })}>
      <SelectField
        label={t('overview:reopen.company')}
        withEmpty
        choices={game.companies.map(({ id, userCompany }) => ({ value: id, label: userCompany.username }))}
        value={row.companyId ?? ''}
        error={errors.company}
        onChange={event => onChange({ ...row, companyId: Number(event.currentTarget.value) || null })}
      />
      <SelectField
        label={t('overview:reopen.decision')}
        withEmpty
        choices={open.map(decision => ({ value: decision.name, label: decisionLabel(t, decision) }))}
        value={row.name ?? ''}
        error={errors.decision}
        onChange={event => onChange({ ...row, name: event.currentTarget.value || null, value: null })}
      />
      <CorrectionValue
        key={row.name}
        decision={catalogue.get(row.name ?? '')}
        value={row.value}
        error={errors.value}
        onChange={value => onChange({ ...row, value })}
      />
      <IconButton
        className={styles.remove}
        label={t('overview:reopen.remove', { number })}
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </section>
  )
}
