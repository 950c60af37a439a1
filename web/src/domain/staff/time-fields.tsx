import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/date-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { hours, minutes, type TimeChoice } from './time-choice.ts'
import styles from './time-fields.module.css'

type Props = { choice: TimeChoice; onChange(choice: TimeChoice): void; error: string | undefined }

const twoDigits = (value: number) => ({ value, label: String(value).padStart(2, '0') })

/** Chooses a day, an hour and a minute by the clock of the school. */
export function TimeFields({ choice, onChange, error }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  return (
    <div className={styles.time}>
      <DateField
        label={t('common:field.date')}
        hint={t('admin:schedule.dateHint')}
        pickLabel={t('admin:schedule.calendar')}
        required
        value={choice.date}
        onChange={date => onChange({ ...choice, date })}
        error={error}
      />
      <SelectField
        label={t('admin:schedule.hour')}
        choices={hours.map(twoDigits)}
        value={choice.hour}
        onChange={event => onChange({ ...choice, hour: Number(event.target.value) })}
      />
      <SelectField
        label={t('common:field.minute')}
        choices={minutes.map(twoDigits)}
        value={choice.minute}
        onChange={event => onChange({ ...choice, minute: Number(event.target.value) })}
      />
    </div>
  )
}
