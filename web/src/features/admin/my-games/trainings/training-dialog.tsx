import type { Training } from '@trimestre/contract/trainings'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTimezone } from '../../../../domain/staff/timezone.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { setServerErrors } from '../../../../ui/refused-form.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { useSaveTraining } from './api.ts'
import {
  changeOf,
  fieldsOf,
  isStarted,
  newTrainingOf,
  type TrainingFields,
  usualTraining,
} from './training-fields.ts'
import { TrainingFormFields } from './training-form-fields.tsx'

type Props = { /** Undefined for a new training. */ training?: Training; onClose(): void }

/** Creates a training, or changes one. */
export function TrainingDialog(props: Props) {
  const { t } = useTranslation(['trainings', 'common'])
  const timezone = useTimezone()
  if (timezone.data) return <TrainingForm {...props} timezone={timezone.data} />
  return (
    <FormDialog
      opened
      onClose={props.onClose}
      title={t(props.training ? 'form.edit' : 'create')}
      onSubmit={() => undefined}
      submitDisabled
    >
      {timezone.error ? (
        <ErrorCard reason={errorText(t, timezone.error)} onRetry={() => timezone.refetch()} />
      ) : (
        <SkeletonStack shapes={[{ height: 68 }, { height: 68 }, { height: 68 }]} />
      )}
    </FormDialog>
  )
}

function TrainingForm({ training, timezone, onClose }: Props & { timezone: string }) {
  const { t } = useTranslation(['common', 'trainings'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<TrainingFields>({
    mode: 'onTouched',
    defaultValues: training ? fieldsOf(training, timezone) : usualTraining,
  })
  const { mutateAsync } = useSaveTraining()
  const save = async (fields: TrainingFields) => {
    setFailure(null)
    try {
      await mutateAsync(
        training
          ? { id: training.id, body: changeOf(fields, timezone, training) }
          : { body: newTrainingOf(fields, timezone) },
      )
      notify.success(t('trainings:form.saved', { name: fields.name.trim() }))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error, { id_product: 'product', open: 'access' }))
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      size={860}
      title={t(training ? 'trainings:form.edit' : 'trainings:create')}
      submitLabel={training ? undefined : t('ui.create')}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      onSubmit={form.handleSubmit(save)}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      {isStarted(training) && <Banner>{t('trainings:form.started')}</Banner>}
      <TrainingFormFields form={form} isFixed={isStarted(training)} />
    </FormDialog>
  )
}
