import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewAccessDialog } from '../../../domain/staff/new-access/new-access-dialog.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useChangeSeat, useWithdrawInvitation } from './api.ts'
import type { Player } from './players.ts'
import styles from './players-card.module.css'

type Act =
  | { name: 'withdraw'; userId: number }
  | { name: 'takeOut'; companyId: number }
  | { name: 'putBack'; companyId: number }

/** Returns the professor's action on a seat; null for an invited person whose account is not known yet. */
function actOn({ companyId, userId, kind }: Player): Act | null {
  if (companyId !== null) return { name: kind === 'out' ? 'putBack' : 'takeOut', companyId }
  return userId === null ? null : { name: 'withdraw', userId }
}

type Props = { gameId: number; player: Player }

/** Removes a company from the market, puts it back, withdraws an invitation, or gives its player a new access. */
export function SeatMenu({ gameId, player }: Props) {
  const { t } = useTranslation('control')
  const [asked, setAsked] = useState<Act | null>(null)
  const [isRenewing, setRenewing] = useState(false)
  const act = actOn(player)
  if (act === null) return null
  const { userId, username } = player
  const label = t('seat.actions', { name: player.username })
  const renewal: MenuEntry = {
    id: 'access',
    label: t('seat.access'),
    onSelect: () => setRenewing(true),
  }
  const entries: MenuEntry[] = [
    ...(userId === null ? [] : [renewal]),
    {
      id: act.name,
      label: t(`seat.${act.name}`),
      danger: act.name !== 'putBack',
      onSelect: () => setAsked(act),
    },
  ]
  return (
    <div className={styles.menu}>
      <Menu
        label={label}
        entries={entries}
        button={props => (
          <IconButton
            {...props}
            label={label}
            tip="none"
            icon={<IconDotsVertical size={20} aria-hidden="true" />}
          />
        )}
      />
      {isRenewing && userId !== null && (
        <NewAccessDialog user={{ id: userId, username }} onClose={() => setRenewing(false)} />
      )}
      {asked && (
        <Question act={asked} gameId={gameId} name={player.username} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

const done = { takeOut: 'takenOut', putBack: 'isBack', withdraw: 'withdrawn' } as const

type QuestionProps = { act: Act; gameId: number; name: string; onClose(): void }

function Question({ act, gameId, name, onClose }: QuestionProps) {
  const { t } = useTranslation(['control', 'common'])
  const seat = useChangeSeat(gameId)
  const invitation = useWithdrawInvitation(gameId)
  const run = async () => {
    if (act.name === 'withdraw') await invitation.mutateAsync(act.userId)
    else await seat.mutateAsync({ id: act.companyId, kind: act.name === 'takeOut' ? 'out' : 'human' })
    notify.success(t(`control:seat.${done[act.name]}`, { name }))
  }
  return (
    <ConfirmDialog
      opened
      destructive={act.name !== 'putBack'}
      title={t(`control:seat.${act.name}Title`, { name })}
      onClose={onClose}
      onConfirm={run}
      failureText={error => errorText(t, error)}
    >
      <p>{t(`control:seat.${act.name}Body`)}</p>
    </ConfirmDialog>
  )
}
