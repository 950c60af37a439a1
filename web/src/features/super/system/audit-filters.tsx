import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText, readDay } from '../../../domain/school-time.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAllGames, useStaff } from './api.ts'
import { type AuditView, isNarrowed, unfilteredAudit } from './audit-address.ts'
import { auditedCallChoices } from './audited-call-text.ts'
import styles from './system.module.css'

type Props = { view: AuditView; onChange(part: Partial<AuditView>): void }

/** Filters the audit log by action, user, game and dates. Each choice applies at once. */
export function AuditFilters({ view, onChange }: Props) {
  const { t } = useTranslation('system')
  const staff = useStaff().data ?? []
  const games = useAllGames().data ?? []
  const everybody = { value: '', label: t('journal.everybody') }
  const everyGame = { value: '', label: t('journal.everyGame') }
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t('journal.act')}
          choices={[{ value: '', label: t('journal.everyAct') }, ...auditedCallChoices()]}
          value={view.call}
          onChange={event => onChange({ call: event.currentTarget.value })}
        />
        <SelectField
          label={t('journal.who')}
          choices={[everybody, ...staff.map(({ id, username }) => ({ value: id, label: username }))]}
          value={view.user ?? ''}
          onChange={event => onChange({ user: Number(event.currentTarget.value) || null })}
        />
        <SelectField
          label={t('journal.game')}
          choices={[everyGame, ...games.map(({ id, name }) => ({ value: id, label: name }))]}
          value={view.game ?? ''}
          onChange={event => onChange({ game: Number(event.currentTarget.value) || null })}
        />
        <DayFilter
          key={`from ${view.from}`}
          label={t('journal.from')}
          day={view.from}
          onChange={from => onChange({ from })}
        />
        <DayFilter
          key={`to ${view.to}`}
          label={t('journal.to')}
          day={view.to}
          onChange={to => onChange({ to })}
        />
      </div>
      {isNarrowed(view) && (
        <Button className={styles.reset} variant="text" onClick={() => onChange(unfilteredAudit)}>
          {t('journal.reset')}
        </Button>
      )}
    </>
  )
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A filter by day; `day` is YYYY-MM-DD or empty. An incomplete date does not change the filter yet. */
function DayFilter({ label, day, onChange }: { label: string; day: string; onChange(day: string): void }) {
  const { t } = useTranslation('system')
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [typed, setTyped] = useState(day ? dayText({ year, month, day: date }) : '')
  const [isLeft, setLeft] = useState(false)
  const read = (text: string) => {
    setTyped(text)
    const found = readDay(text)
    if (text === '') onChange('')
    else if (found && text.trim().length === 10)
      onChange(`${found.year}-${twoDigits(found.month)}-${twoDigits(found.day)}`)
  }
  return (
    <DateField
      label={label}
      hint={t('journal.dayHint')}
      error={isLeft && typed !== '' && !readDay(typed) ? t('journal.badDay') : null}
      value={typed}
      pickLabel={t('journal.pick', { field: label })}
      onChange={read}
      onBlur={() => setLeft(true)}
    />
  )
}
