import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useInviteUsers, useOpenGames } from '../api.ts'

type Props = { userIds: number[]; onInvited(game: string): void; onClose(): void }

/** Invites the new accounts to one of the games that are still open. */
export function InviteDialog({ userIds, onInvited, onClose }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const games = useOpenGames()
  const { mutateAsync, isPending } = useInviteUsers()
  const [gameId, setGameId] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const invite = async (event: FormEvent) => {
    event.stopPropagation()
    const game = games.data?.find(({ id }) => String(id) === gameId)
    if (game === undefined) return setFault(t('validation.required'))
    try {
      await mutateAsync({ gameId: game.id, userIds })
      notify.success(t('invite.success'), 3000)
      onInvited(game.name)
      onClose()
    } catch (error) {
      setFailure(errorText(t, error))
    }
  }
  const problem = failure ?? (games.error && errorText(t, games.error))
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('admin:import.invite')}
      submitLabel={t('admin:invitation.inviteCount', { count: userIds.length })}
      onSubmit={invite}
      submitting={isPending}
      size={440}
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      {games.data?.length === 0 ? (
        <Banner>{t('admin:import.noGame')}</Banner>
      ) : (
        <SelectField
          data-autofocus
          label={t('admin:import.game')}
          withEmpty
          required
          choices={(games.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={gameId}
          error={fault}
          onChange={event => {
            setFault(null)
            setGameId(event.currentTarget.value)
          }}
        />
      )}
    </FormDialog>
  )
}
