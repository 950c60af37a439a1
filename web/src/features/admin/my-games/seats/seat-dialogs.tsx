import { companyNameMax } from '@trimestre/contract/company-identity'
import type { Game } from '@trimestre/contract/games'
import type { Seat } from '@trimestre/contract/seats'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { refusalText } from './refusal-text.ts'
import { useSeatAct } from './seats-api.ts'

type Props = { game: Game; seat: Seat; onClose(): void }

/** Names a company. Where everybody plays alone, an empty name gives it the username of its player again. */
export function RenameDialog({ game, seat, onClose }: Props) {
  const { t } = useTranslation(['seats', 'common'])
  const [name, setName] = useState(seat.name ?? '')
  const { mutate, isPending, error } = useSeatAct(game.id)
  const mayBeEmpty = game.teams === null
  const [isTried, setTried] = useState(false)
  const isMissing = name.trim() === '' && !mayBeEmpty
  const save = () => {
    setTried(true)
    if (isMissing) return
    mutate(
      () =>
        call('changeSeat', {
          params: { id: seat.id },
          body: { name: name.trim() === '' ? null : name.trim() },
        }),
      {
        onSuccess: () => {
          notify.success(t('seats:renamed'))
          onClose()
        },
      },
    )
  }
  const missing = isTried && isMissing ? t('common:validation.required') : null
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('seats:renameTitle', { company: seat.username })}
      onSubmit={save}
      submitting={isPending}
      changed={name !== (seat.name ?? '')}
    >
      <TextField
        label={t('seats:name')}
        hint={mayBeEmpty ? t('seats:nameHint') : undefined}
        value={name}
        maxLength={companyNameMax}
        dir="auto"
        autoComplete="off"
        required={!mayBeEmpty}
        error={error ? refusalText(t, error) : missing}
        onChange={event => setName(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

export type SeatAct = 'free' | 'giveBack' | 'takeOut' | 'putBack' | 'delete'

/** Asks before a company loses its members, gets them back, leaves the market, comes back or is deleted. */
export function SeatQuestion({ game, seat, act, onClose }: Props & { act: SeatAct }) {
  const { t } = useTranslation(['seats', 'common'])
  const { mutateAsync } = useSeatAct<unknown>(game.id)
  const name = seat.username
  const run = async () => {
    await mutateAsync(() => send(act, seat.id))
    notify.success(t(`seats:act.${act}.done`, { name }))
  }
  return (
    <ConfirmDialog
      opened
      destructive={!harmless.includes(act)}
      title={t(`seats:act.${act}.title`, { name })}
      onClose={onClose}
      onConfirm={run}
      failureText={error => refusalText(t, error)}
    >
      <p>
        {t(
          act === 'free' && seat.members.length === 0 ? 'seats:act.free.ofComputer' : `seats:act.${act}.body`,
        )}
      </p>
    </ConfirmDialog>
  )
}

const kinds = { free: 'vacant', giveBack: 'human', takeOut: 'out', putBack: 'human' } as const

/** The acts that take nothing away. */
export const harmless: readonly SeatAct[] = ['putBack', 'giveBack']

const send = (act: SeatAct, id: number): Promise<unknown> =>
  act === 'delete'
    ? call('deleteSeat', { params: { id } })
    : call('changeSeat', { params: { id }, body: { kind: kinds[act] } })
