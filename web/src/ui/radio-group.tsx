import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError, RequiredMark } from './field.tsx'
import type { Choice } from './select-field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  legend: ReactNode
  choices: readonly Choice[]
  error?: string | null
  value?: string | null
  onChange?: React.ChangeEventHandler<HTMLInputElement>
  ref?: React.Ref<HTMLInputElement>
}

/** Renders a few short choices on one line. */
export function RadioGroup({ legend, choices, error, required, name, value, ...input }: Props) {
  const id = useId()
  const checked = (choice: Choice) => (value === undefined ? {} : { checked: value === choice.value })
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.group}>
        {choices.map(choice => (
          <label className={styles.line} key={choice.value}>
            <input
              {...input}
              {...checked(choice)}
              type="radio"
              name={name ?? id}
              value={choice.value}
              disabled={choice.disabled}
              aria-invalid={error ? true : undefined}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
