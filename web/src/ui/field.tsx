import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The error message; absent or empty when the value is valid. */
  error?: string | null
  required?: boolean
}

export type ControlIds = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** Renders the label above, the control, the hint, then the error; the control receives the ids that connect them. */
export function Field({
  label,
  hint,
  error,
  required,
  id,
  children,
}: FieldProps & { id?: string; children: (ids: ControlIds) => ReactNode }) {
  const own = useId()
  const controlId = id ?? own
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  const ids: ControlIds = {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(ids)}
      <FieldError id={errorId} error={error} />
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}

/**
 * Renders the star of a required field; the note at the top of the form explains it, and `aria-required` announces it.
 */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  )
}

export function FieldError({ id, error }: { id?: string; error?: string | null }) {
  if (!error) return null
  return (
    <div className={styles.error} id={id}>
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{error}</span>
    </div>
  )
}

/** Renders « Les champs marqués * sont obligatoires. » for the top of a form. */
export function RequiredNote() {
  const { t } = useTranslation()
  return <p className={styles.hint}>{t('ui.requiredNote')}</p>
}
