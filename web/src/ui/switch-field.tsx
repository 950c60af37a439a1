import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import styles from './switch-field.module.css'

type Props = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange(checked: boolean): void
  /** The id of the text that names the switch, when the label next to it shows its state instead. */
  labelledBy?: string
  large?: boolean
  disabled?: boolean
  error?: string | null
}

/** Renders the checkbox of the browser as a switch that applies at once. */
export function SwitchField({ label, hint, checked, onChange, labelledBy, large, disabled, error }: Props) {
  const id = useId()
  return (
    <div>
      <label className={classNames(styles.line, large && styles.large)}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser announces whether a checkbox is checked
          role="switch"
          className={styles.switch}
          checked={checked}
          disabled={disabled}
          aria-labelledby={labelledBy}
          aria-describedby={
            [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={error ? true : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
