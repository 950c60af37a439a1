import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { RequiredNote } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { setServerErrors } from '../../../ui/refused-form.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useCreateGame, useUpdateGame } from './api.ts'
import { bodyOf, emptyGame, fieldsOf, type GameFields } from './game-fields.ts'
import { GameFormFields } from './game-form-fields.tsx'

/** Maps field names of the server to those of the form where they differ. */
const fieldNames = { id_product: 'product', private: 'access' } as const

type Props = { /** Undefined for a new game. */ game?: Game; onClose(): void }

export function GameDialog({ game, onClose }: Props) {
  useReturnFocus()
  const { t } = useTranslation(['common', 'super'])
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<GameFields>({ mode: 'onTouched', defaultValues: game ? fieldsOf(game) : emptyGame })
  const create = useCreateGame()
  const update = useUpdateGame()

  const save = async (fields: GameFields) => {
    setFailure(null)
    try {
      const body = bodyOf(fields)
      await (game ? update.mutateAsync({ id: game.id, body }) : create.mutateAsync(body))
      notify.success(t(game ? 'super:games.updated' : 'super:games.created'))
      onClose()
    } catch (error) {
      setFailure(setServerErrors(t, form, error, fieldNames))
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={game ? t('super:games.edit', { game: game.name }) : t('super:games.create')}
      submitLabel={game ? undefined : t('ui.create')}
      onSubmit={form.handleSubmit(save)}
      submitting={form.formState.isSubmitting}
      changed={form.formState.isDirty}
      size={680}
    >
      <RequiredNote />
      {failure && <Banner tone="error">{failure}</Banner>}
      <GameFormFields form={form} hasProduct={Boolean(game?.product)} />
      <Banner>{t('super:games.laterNote')}</Banner>
    </FormDialog>
  )
}
