import { type ReactNode, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import type { EntryKind } from './entry-screen.tsx'

type Props<F extends FieldValues> = {
  kind: EntryKind
  title: string
  isNew: boolean
  initial: F
  /** The width of the dialog in pixels. */
  size?: number
  /** Saves the fields. An error shows at its field or above the form, and the dialog stays open. */
  onSave(fields: F): Promise<unknown>
  /** Maps field names of the server to those of the form where they differ. */
  fieldNames?: Readonly<Record<string, FieldPath<F>>>
  /** Explains an error that the form cannot explain itself; undefined for any other error. */
  explain?(error: unknown): { cause: unknown; text: string } | undefined
  /** Whether the form waits for something that must be corrected or finished first. */
  isBlocked?: boolean
  /** Whether the entry can only be read. */
  isReadOnly?: boolean
  onClose(): void
  children(form: UseFormReturn<F>): ReactNode
}

/** The dialog that creates or edits an entry of a list of the super administrator. */
export function EntryForm<F extends FieldValues>(props: Props<F>) {
  const {
    kind,
    title,
    isNew,
    initial,
    size,
    isBlocked = false,
    isReadOnly = false,
    onClose,
    children,
  } = props
  const { t } = useTranslation(['common', 'super'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<F>({ mode: 'onTouched', defaultValues: initial as DefaultValues<F> })
  const save = async (fields: F) => {
    setFailure(null)
    try {
      await props.onSave(fields)
      notify.success(t(isNew ? `super:${kind}.created` : `super:${kind}.updated`))
      onClose()
    } catch (error) {
      const explained = props.explain?.(error)
      const reason = setServerErrors(t, form, explained?.cause ?? error, props.fieldNames)
      setFailure(explained ? `${explained.text} ${reason ?? ''}`.trim() : reason)
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={isNew ? t('ui.create') : undefined}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty || isBlocked}
      submitDisabled={isBlocked || isReadOnly}
      size={size}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <fieldset disabled={isReadOnly} style={{ display: 'contents' }}>
        {children(form)}
      </fieldset>
    </FormDialog>
  )
}
