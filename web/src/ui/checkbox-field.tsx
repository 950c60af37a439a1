import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError, RequiredMark } from './field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  error?: string | null
  ref?: React.Ref<HTMLInputElement>
}

export function CheckboxField({ label, error, required, id, ...input }: Props) {
  const own = useId()
  const errorId = `${id ?? own}-error`
  return (
    <div>
      <label className={styles.line}>
        <input
          {...input}
          id={id ?? own}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
