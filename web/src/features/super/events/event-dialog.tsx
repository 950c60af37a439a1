import type { CriterionRule } from '@trimestre/contract/criteria'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { eventText } from '../../../domain/catalogue-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { ReadingHint } from '../../../ui/number-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EntryForm } from '../shared/entry-form.tsx'
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
  const { t } = useTranslation(['common', 'super'])
  const format = useFormat()
  const { mutateAsync } = useSaveEvent(event)
  return (
    <EntryForm
      kind="events"
      title={event ? t('super:events.edit', { event: eventText(t, event).name }) : t('super:events.create')}
      isNew={event === undefined}
      initial={event ? fieldsOf(format, event) : emptyEvent}
      size={760}
      onSave={fields => mutateAsync(bodyOf(format.language, fields))}
      fieldNames={{ eventDate: 'date' }}
      onClose={onClose}
    >
      {form => <EventFormFields form={form} event={event} rules={rules} />}
    </EntryForm>
  )
}

type FieldsProps = Omit<Props, 'onClose'> & { form: UseFormReturn<EventFields> }

function EventFormFields({ form, event, rules }: FieldsProps) {
  const { t } = useTranslation(['common', 'super'])
  const { register, formState } = form
  return (
    <>
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
    </>
  )
}

/** Shows how the number of an impact was parsed when it is ambiguous. */
function ImpactHint({ text }: { text: string }) {
  const { t } = useTranslation('super')
  const { language } = useFormat()
  return <ReadingHint read={doubtfulImpact(language, text)} hint={t('events.impactHint')} />
}
