import type { TextareaHTMLAttributes } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> & { ref?: React.Ref<HTMLTextAreaElement> }

export function TextAreaField({ label, hint, error, required, id, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {ids => (
        <div className={styles.control}>
          <textarea rows={3} dir="auto" {...input} {...ids} className={styles.input} />
        </div>
      )}
    </Field>
  )
}
