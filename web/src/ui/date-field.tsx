import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './date-field.module.css'
import fieldStyles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type Props = FieldProps & {
  /** DD/MM/YYYY, or any other text that was typed. */
  value: string
  onChange(value: string): void
  onBlur?(): void
  /** The accessible name of the button that opens the calendar. */
  pickLabel: string
  id?: string
  ref?: React.Ref<HTMLInputElement>
}

/**
 * Renders a date field, typed as DD/MM/YYYY or chosen in the calendar of the device, which has the right first day of
 * the week.
 */
export function DateField({
  label,
  hint,
  error,
  required,
  id,
  value,
  onChange,
  onBlur,
  pickLabel,
  ref,
}: Props) {
  const native = useRef<HTMLInputElement>(null)
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? []
  const choose = (iso: string) => {
    const [chosenYear, chosenMonth, chosenDay] = iso.split('-')
    if (chosenDay) onChange(`${chosenDay}/${chosenMonth}/${chosenYear}`)
  }
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <div className={fieldStyles.control}>
          <input
            {...ids}
            ref={ref}
            className={classNames(fieldStyles.input, 'fig')}
            type="text"
            autoComplete="off"
            dir="ltr"
            value={value}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          <span className={styles.picker}>
            <input
              ref={native}
              className={styles.native}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={day ? `${year}-${month}-${day}` : ''}
              onChange={event => choose(event.currentTarget.value)}
            />
            <IconButton
              label={pickLabel}
              tip="none"
              icon={<IconCalendar size={20} aria-hidden="true" />}
              onClick={() => native.current?.showPicker()}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
