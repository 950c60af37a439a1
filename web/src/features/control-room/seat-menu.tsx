import { IconDotsVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { notify } from '../../ui/notify.ts'
import { useChangeSeat, useWithdrawInvitation } from './api.ts'
import type { Player } from './players.ts'
import styles from './players-card.module.css'

type Act = 'takeOut' | 'putBack' | 'withdraw'

type Props = { gameId: number; player: Player }

/** What the professor can do with a place: out of the market, back into it, or the invitation taken back. */
export function SeatMenu({ gameId, player }: Props) {
  const { t } = useTranslation('control')
  const [asked, setAsked] = useState<Act | null>(null)
  const act: Act = player.companyId === null ? 'withdraw' : player.kind === 'out' ? 'putBack' : 'takeOut'
  const entries: MenuEntry[] = [
    { id: act, label: t(`seat.${act}`), danger: act !== 'putBack', onSelect: () => setAsked(act) },
  ]
  const label = t('seat.actions', { name: player.username })
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
      {asked && <Question act={asked} gameId={gameId} player={player} onClose={() => setAsked(null)} />}
    </div>
  )
}

const done = { takeOut: 'takenOut', putBack: 'isBack', withdraw: 'withdrawn' } as const

function Question({ act, gameId, player, onClose }: Props & { act: Act; onClose(): void }) {
  const { t } = useTranslation(['control', 'common'])
  const name = player.username
  const seat = useChangeSeat(gameId)
  const invitation = useWithdrawInvitation(gameId)
  const run = async () => {
    if (act === 'withdraw') await invitation.mutateAsync(player.userId ?? 0)
    else await seat.mutateAsync({ id: player.companyId ?? 0, kind: act === 'takeOut' ? 'out' : 'human' })
    notify.success(t(`control:seat.${done[act]}`, { name }))
  }
  return (
    <ConfirmDialog
      opened
      destructive={act !== 'putBack'}
      title={t(`control:seat.${act}Title`, { name })}
      onClose={onClose}
      onConfirm={run}
      failureText={error => errorText(t, error)}
    >
      <p>{t(`control:seat.${act}Body`)}</p>
    </ConfirmDialog>
  )
}
