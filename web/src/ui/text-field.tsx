import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> & {
    /** Shown inside the field, at its end. */
    unit?: ReactNode
    ref?: React.Ref<HTMLInputElement>
  }

/** Renders one line of text. Browser validation stays off, so that the product's own messages appear. */
export function TextField({ label, hint, error, required, unit, id, className, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <div className={styles.control}>
          <input {...input} {...ids} className={classNames(styles.input, className)} />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  )
}
