import type { CriterionRule } from '@trimestre/contract/criteria'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { ReadingHint } from '../../../ui/number-field.tsx'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { type CatalogueEvent, useSaveEvent } from './api.ts'
import { EffectsEditor } from './effects-editor.tsx'
import {
  bodyOf,
  doubtfulImpact,
  type EventFields,
  emptyEvent,
  fieldsOf,
  isTax,
  readDate,
} from './event-fields.ts'
import styles from './events.module.css'

type Props = {
  /** Undefined for a new event. */
  event?: CatalogueEvent
  rules: readonly CriterionRule[]
  onClose(): void
}

export function EventDialog({ event, rules, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<EventFields>({
    mode: 'onTouched',
    defaultValues: event ? fieldsOf(format, event) : emptyEvent,
  })
  const { mutateAsync } = useSaveEvent(event?.id)

  const save = async (fields: EventFields) => {
    setFailure(null)
    try {
      await mutateAsync(bodyOf(format.language, fields))
      notify.success(t(event ? 'super:events.updated' : 'super:events.created'))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error, { eventDate: 'date' }))
    }
  }
  const { register, formState } = form
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={event ? t('super:events.edit', { event: eventText(t, event).name }) : t('super:events.create')}
      submitLabel={event ? undefined : t('ui.create')}
      onSubmit={form.handleSubmit(save)}
      submitting={formState.isSubmitting}
      changed={formState.isDirty}
      size={760}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        {...register('name', { validate: value => value.trim() !== '' || t('validation.required') })}
        data-autofocus
        label={t('field.name')}
        hint={event && isTax(event) ? t('super:events.nameFixed') : undefined}
        readOnly={event && isTax(event)}
        autoComplete="off"
        dir="auto"
        required
        error={formState.errors.name?.message}
      />
      <TextAreaField
        {...register('description')}
        label={t('field.description')}
        hint={t('super:events.descriptionHint')}
        error={formState.errors.description?.message}
      />
      <div className={styles.pair}>
        <TextField
          {...register('impact')}
          label={t('super:events.impact')}
          hint={<ImpactHint text={form.watch('impact')} />}
          autoComplete="off"
          error={formState.errors.impact?.message}
        />
        <TextField
          {...register('date', {
            validate: value => readDate(value) !== null || t('super:events.dateFault'),
          })}
          label={t('field.eventDate')}
          hint={t('super:events.dateHint')}
          autoComplete="off"
          dir="ltr"
          error={formState.errors.date?.message}
        />
      </div>
      <EffectsEditor form={form} rules={rules} />
    </FormDialog>
  )
}

/** Shows how the number of an impact was parsed when it is ambiguous. */
function ImpactHint({ text }: { text: string }) {
  const { t } = useTranslation('super')
  const { language } = useFormat()
  return <ReadingHint read={doubtfulImpact(language, text)} hint={t('events.impactHint')} />
}
