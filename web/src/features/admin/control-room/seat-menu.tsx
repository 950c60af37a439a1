import { IconDotsVertical } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesPath } from '../../../domain/game-menu.ts'
import { companyPath, teamPath } from '../../../domain/screens.ts'
import type { Access } from '../../../domain/staff/access-sheet.tsx'
import { NewAccessDialog, useIssueAccess } from '../../../domain/staff/new-access/new-access-dialog.tsx'
import { loadTexts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useChangeSeat, useWithdrawInvitation } from './api.ts'
import type { Player } from './players.ts'
import styles from './players-card.module.css'

const AnnouncementDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./announce/announcement-dialog.tsx'),
    loadTexts(['messages', 'admin']),
  ])
  return dialog
})
const ComputerDialog = lazy(() => import('../../../domain/staff/computer-dialog.tsx'))

type Act =
  | { name: 'withdraw'; userId: number }
  | { name: 'takeOut'; companyId: number }
  | { name: 'putBack'; companyId: number }
  | { name: 'free'; companyId: number }
  | { name: 'giveBack'; companyId: number }

/** Returns the professor's action on a seat; null for an invited person whose account is not known yet. */
function actOn({ companyId, userId, kind }: Player): Act | null {
  if (companyId !== null) return { name: kind === 'out' ? 'putBack' : 'takeOut', companyId }
  return userId === null ? null : { name: 'withdraw', userId }
}

type Props = {
  game: Game
  player: Player
  /** Opens the seats of the game. */
  onSeats(): void
}

/**
 * Leads to a company or to the seats, gives a seat to a computer or back to its members, empties it, removes it from the
 * market, puts it back, withdraws an invitation, or gives its player a new access.
 */
export function SeatMenu({ game, player, onSeats }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const [asked, setAsked] = useState<Act | null>(null)
  const [isGiven, setGiven] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const [renewed, setRenewed] = useState<{ access?: Access } | null>(null)
  const issue = useIssueAccess()
  const navigate = useNavigate()
  const act = actOn(player)
  if (act === null) return null
  const { companyId, userId, username, kind } = player
  const label = t('seat.actions', { name: username })
  const look: MenuEntry[] =
    companyId === null
      ? []
      : [{ id: 'look', label: t('seat.look'), onSelect: () => void navigate({ to: companyPath(companyId) }) }]
  if (companyId !== null && (game.teams !== null || player.members > 1))
    look.push({
      id: 'team',
      label: t('seat.team'),
      onSelect: () => void navigate({ to: teamPath(companyId) }),
    })
  if (companyId !== null && player.members > 0)
    look.push({
      id: 'write',
      label: t('seat.write'),
      onSelect: () => void navigate({ to: companyPath(companyId, messagesPath) }),
    })
  if (companyId !== null && kind === 'human' && isUndecided(player))
    look.push({ id: 'remind', label: t('seat.remind'), onSelect: () => setReminded(true) })
  // Players who are not connected lose nothing by a new password, so that no question delays them.
  const renew = (id: number) =>
    player.online
      ? setRenewed({})
      : issue.mutate(id, {
          onSuccess: access => setRenewed({ access }),
          onError: error => notify.error(errorText(t, error)),
        })
  const entries: MenuEntry[] = [
    ...look,
    ...(userId === null ? [] : [{ id: 'access', label: t('seat.access'), onSelect: () => renew(userId) }]),
    { id: 'seats', label: t('seats'), onSelect: onSeats },
    ...(companyId !== null && kind !== 'computer'
      ? [{ id: 'computer', label: t('seat.toComputer'), onSelect: () => setGiven(true) }]
      : []),
    ...(companyId !== null && kind === 'computer' && player.members > 0
      ? [
          {
            id: 'giveBack',
            label: t('seat.giveBack'),
            onSelect: () => setAsked({ name: 'giveBack', companyId }),
          },
        ]
      : []),
    ...(companyId !== null && (kind === 'human' || kind === 'computer')
      ? [
          {
            id: 'free',
            label: t('seat.free'),
            danger: true,
            onSelect: () => setAsked({ name: 'free', companyId }),
          },
        ]
      : []),
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
      {renewed && userId !== null && (
        <NewAccessDialog
          user={{ id: userId, username }}
          issued={renewed.access}
          onClose={() => setRenewed(null)}
        />
      )}
      {isGiven && companyId !== null && (
        <Suspense fallback={null}>
          <ComputerDialog
            gameId={game.id}
            company={{ id: companyId, name: username }}
            computer={null}
            onClose={() => setGiven(false)}
          />
        </Suspense>
      )}
      {isReminded && companyId !== null && (
        <Suspense fallback={null}>
          <AnnouncementDialog
            game={game}
            companyId={companyId}
            text={t('seat.reminder', { quarter: game.currentTrimestre })}
            onClose={() => setReminded(false)}
          />
        </Suspense>
      )}
      {asked && <Question act={asked} {...{ gameId: game.id, player }} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** Whether a company still has to make its decisions final. */
const isUndecided = ({ state }: Player): boolean =>
  state === 'nothing' || state === 'draft' || state === 'decided'

const done = {
  free: 'freed',
  giveBack: 'givenBack',
  takeOut: 'takenOut',
  putBack: 'isBack',
  withdraw: 'withdrawn',
} as const
const kinds = { free: 'vacant', giveBack: 'human', takeOut: 'out', putBack: 'human' } as const

/** The acts that take nothing away. */
const harmless: readonly Act['name'][] = ['putBack', 'giveBack']

type QuestionProps = { act: Act; gameId: number; player: Player; onClose(): void }

function Question({ act, gameId, player, onClose }: QuestionProps) {
  const { t } = useTranslation(['control', 'common'])
  const name = player.username
  const seat = useChangeSeat(gameId)
  const invitation = useWithdrawInvitation(gameId)
  const run = async () => {
    if (act.name === 'withdraw') await invitation.mutateAsync(act.userId)
    else await seat.mutateAsync({ id: act.companyId, kind: kinds[act.name] })
    notify.success(t(`control:seat.${done[act.name]}`, { name }))
  }
  return (
    <ConfirmDialog
      opened
      destructive={!harmless.includes(act.name)}
      title={t(`control:seat.${act.name}Title`, { name })}
      onClose={onClose}
      onConfirm={run}
      failureText={error => errorText(t, error)}
    >
      <p>
        {t(
          act.name === 'free' && player.members === 0
            ? 'control:seat.freeComputerBody'
            : `control:seat.${act.name}Body`,
        )}
      </p>
    </ConfirmDialog>
  )
}
