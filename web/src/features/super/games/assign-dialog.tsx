import type { Game } from '@trimestre/contract/games'
import type { User } from '@trimestre/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useAdministrators, useAssignAdministrator } from './api.ts'

type Props = { game: Game; onClose(): void }

/** Names an account so that people of the same name can be told apart. */
const nameOf = ({ displayName, username }: User): string =>
  displayName && displayName !== username ? `${displayName} · ${username}` : username

/** Adds an administrator to a game: one of them, or the user. */
export function AssignDialog({ game, onClose }: Props) {
  const { t } = useTranslation(['common', 'super'])
  const [chosen, setChosen] = useState('')
  const administrators = useAdministrators()
  const assign = useAssignAdministrator()
  const inCharge = new Set(game.admin.map(admin => admin.id))
  const { user: self } = useSignedIn()
  const free = [...(administrators.data ?? []), self].filter(user => user.enabled && !inCharge.has(user.id))
  const failure = administrators.error ?? assign.error

  const confirm = () =>
    assign.mutate(
      { gameId: game.id, adminId: Number(chosen) },
      {
        onSuccess: () => {
          const name = free.find(user => String(user.id) === chosen)?.username ?? ''
          notify.success(t('super:games.assigned', { name }))
          onClose()
        },
        onError: error => notify.error(errorText(t, error)),
      },
    )
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('super:games.assignTo', { game: game.name })}
      submitLabel={t('dialog.confirm')}
      submitDisabled={chosen === ''}
      submitting={assign.isPending}
      onSubmit={() => chosen !== '' && confirm()}
      size={480}
    >
      {failure && <Banner tone="error">{errorText(t, failure)}</Banner>}
      {administrators.data && free.length === 0 && <Banner>{t('super:games.allAssigned')}</Banner>}
      <SelectField
        data-autofocus
        label={t('super:games.administrator')}
        hint={
          game.admin.length > 0
            ? t('super:games.current', { names: game.admin.map(admin => admin.username).join(', ') })
            : undefined
        }
        withEmpty
        value={chosen}
        onChange={event => setChosen(event.currentTarget.value)}
        choices={free.map(user => ({ value: String(user.id), label: nameOf(user) }))}
      />
    </FormDialog>
  )
}
