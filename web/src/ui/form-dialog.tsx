import { Modal } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './dialog.module.css'
import { FormErrorSummary } from './form-error-summary.tsx'
import { useFormFaults } from './use-form-faults.ts'
import { useMediaQuery } from './use-media-query.ts'

type Props = {
  opened: boolean
  onClose(): void
  title: string
  /** Called on submit; the form says itself what is wrong. */
  onSubmit(event: FormEvent<HTMLFormElement>): void
  submitLabel?: string
  submitting?: boolean
  submitDisabled?: boolean
  /** A changed form asks before closing. */
  changed?: boolean
  size?: number
  children: ReactNode
}

/** A form over the page: title, body that scrolls, actions that stay; full screen on phones. */
export function FormDialog(props: Props) {
  const { opened, onClose, title, onSubmit, submitLabel, submitting, submitDisabled, changed, size } = props
  const { t } = useTranslation()
  const onPhone = useMediaQuery('(width < 600px)')
  const [asking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [submits, setSubmits] = useState(0)
  const faults = useFormFaults(form, submits)
  const close = () => (changed && !submitting ? setAsking(true) : onClose())
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        size={size ?? 560}
        fullScreen={onPhone}
        centered
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        classNames={{
          content: styles.content,
          header: styles.header,
          title: styles.title,
          body: styles.body,
        }}
        transitionProps={{ transition: 'pop', duration: 150 }}
      >
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
      </Modal>
      {/* Mounted only now: the Esc that asks must not also answer. */}
      {asking && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          title={t('ui.leaveTitle')}
          onConfirm={onClose}
          failureText={String}
          destructive
        >
          {t('ui.leaveBody')}
        </ConfirmDialog>
      )}
    </>
  )
}
