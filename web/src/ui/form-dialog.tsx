import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnsavedChangesModal } from './asking-modal.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { FormErrorSummary } from './form-error-summary.tsx'
import { useFormErrors } from './use-form-faults.ts'

type Props = {
  opened: boolean
  onClose(): void
  title: string
  /** Called on submit; the form shows its own errors. */
  onSubmit(event: FormEvent<HTMLFormElement>): void
  submitLabel?: string
  submitting?: boolean
  submitDisabled?: boolean
  /** Whether the form has changed: it then asks for confirmation before it closes. */
  changed?: boolean
  size?: number
  children: ReactNode
}

/** Renders a form over the page with a title, a body that scrolls and fixed actions; full screen on phones. */
export function FormDialog(props: Props) {
  const { opened, onClose, title, onSubmit, submitLabel, submitting, submitDisabled, changed, size } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [submits, setSubmits] = useState(0)
  const faults = useFormErrors(form, submits)
  return (
    <UnsavedChangesModal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size ?? 560}
      changed={changed && !submitting}
    >
      {close => (
        <form
          ref={form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (submitting) return
            setSubmits(submits + 1)
            onSubmit(event)
          }}
        >
          <div className={styles.form}>
            <FormErrorSummary faults={faults} />
            {props.children}
          </div>
          <div className={styles.actions}>
            <Button variant="text" onClick={close}>
              {t('dialog.cancel')}
            </Button>
            <Button variant="primary" type="submit" loading={submitting} disabled={submitDisabled}>
              {submitLabel ?? t('ui.save')}
            </Button>
          </div>
        </form>
      )}
    </UnsavedChangesModal>
  )
}
