import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { placeRefusal } from '../../../ui/refused-form.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { ClassFieldsForm } from './class-fields-form.tsx'
import { type CellFault, type ClassFields, usualClass } from './class-plan.ts'
import { ClassReadyDialog } from './class-ready-dialog.tsx'
import { ListFaults } from './list-faults.tsx'
import { type ClassReady, ListRefused, useClassSetup } from './use-class-setup.ts'

type Props = {
  /** Games an administrator may choose from; absent: a new one is made. */
  games?: readonly Game[]
  administrators?: readonly { id: number; username: string }[]
  products?: readonly { id: number }[]
  onClose(): void
}

/** From a pasted list to a class that can play: one form, then the access sheet. */
export function PrepareClassDialog({ games, administrators = [], products = [], onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'control'])
  const [failure, setFailure] = useState<string | null>(null)
  const [faults, setFaults] = useState<CellFault[]>([])
  const [ready, setReady] = useState<ClassReady | null>(null)
  const setUp = useClassSetup(products)
  const form = useForm<ClassFields>({
    mode: 'onTouched',
    defaultValues: {
      ...usualClass,
      game: String(games?.[0]?.id ?? ''),
      administrator: String(administrators[0]?.id ?? ''),
    },
  })
  const save = async (fields: ClassFields) => {
    setFailure(null)
    setFaults([])
    try {
      setReady(await setUp(fields))
    } catch (error) {
      if (error instanceof ListRefused) setFaults(error.faults)
      else
        setFailure(placeRefusal(t, form, error, { nbTurns: 'quarters', levelGame: 'level', csv: 'students' }))
    }
  }
  if (ready) return <ClassReadyDialog ready={ready} isHost={games !== undefined} onClose={onClose} />
  const { errors, isSubmitting, isDirty } = form.formState
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('control:class.prepare')}
      submitLabel={t('control:class.create')}
      onSubmit={form.handleSubmit(save)}
      submitting={isSubmitting}
      changed={isDirty}
      size={720}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <ClassFieldsForm form={form} games={games} administrators={administrators} />
      <TextAreaField
        label={t('control:class.students')}
        hint={t('control:class.studentsHint', { example: 'lea;lea@ecole.fr;19' })}
        required
        rows={7}
        dir="ltr"
        error={errors.students?.message}
        {...form.register('students', { required: t('validation.required') })}
      />
      <ListFaults faults={faults} />
    </FormDialog>
  )
}
