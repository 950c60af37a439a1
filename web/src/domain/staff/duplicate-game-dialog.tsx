import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { setServerErrors } from '../../ui/refused-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { call } from '../api.ts'

type Props = { game: Pick<Game, 'id' | 'name'>; onClose(): void }

/**
 * Renders the dialog that creates a second game like this one, for another class: it needs only a name. Used by
 * administrators and super administrators.
 */
export function DuplicateGameDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: t('admin:duplicate.copyOf', { game: game.name }) },
  })
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (name: string) => call('duplicateGame', { params: { id: game.id }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['games'] }),
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const duplicate = async ({ name }: { name: string }) => {
    setFailure(null)
    try {
      const copy = await mutateAsync(name.trim())
      notify.success(t('admin:duplicate.done', { game: copy.name }), 3000)
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error))
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('admin:duplicate.title', { game: game.name })}
      submitLabel={t('admin:duplicate.action')}
      submitting={isSubmitting}
      changed={isDirty}
      onSubmit={form.handleSubmit(duplicate)}
      size={480}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        {...form.register('name', { validate: name => name.trim() !== '' || t('validation.required') })}
        label={t('field.name')}
        hint={t('admin:duplicate.what')}
        required
        maxLength={255}
        data-autofocus
        onFocus={event => event.currentTarget.select()}
        error={errors.name?.message}
      />
    </FormDialog>
  )
}
