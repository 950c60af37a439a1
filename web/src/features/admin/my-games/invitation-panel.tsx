import { IconSend } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { User } from '@trimestre/contract/users'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GameClassCode } from '../../../domain/staff/class-code/game-class-code.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { notify } from '../../../ui/notify.ts'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useInvitablePlayers, useInvite } from './api.ts'
import { AssignedPlayers } from './assigned-players.tsx'
import { GameLink } from './game-link.tsx'
import styles from './invitation-panel.module.css'
import { PlayerPicker } from './player-picker.tsx'

/** Shows the players who can be invited, those already in, and the address to show to the class. */
export function InvitationPanel({ game }: { game: Game }) {
  const { t } = useTranslation('admin')
  const isClosed = game.joining === 'closed'
  const publicNote = t(isClosed ? 'joining.hint' : 'configuration.publicNote')
  const note = game.finished ? t('configuration.finishedNote') : publicNote
  return (
    <div className={styles.panel}>
      <Card title={t('configuration.players')} subtitle={t('configuration.playersLead')}>
        <div className={styles.stack}>
          {(game.finished || !game.private) && <Banner>{note}</Banner>}
          <Invitation game={game} />
        </div>
      </Card>
      <div className={styles.side}>
        {!game.finished && (
          <Card title={t('joining.title')}>
            <GameClassCode game={game} />
          </Card>
        )}
        {!game.joinCode && (
          <Card title={t('configuration.link')}>
            <GameLink gameId={game.id} gameName={game.name} />
          </Card>
        )}
        <AssignedPlayers game={game} />
      </div>
    </div>
  )
}

function Invitation({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'admin'])
  const players = useInvitablePlayers(game.id)
  if (players.isPending) return <SkeletonStack shapes={[{ height: 44 }, { height: 120 }, { height: 120 }]} />
  if (players.isError)
    return (
      <ErrorCard
        reason={errorText(t, players.error)}
        onRetry={() => players.refetch()}
        retrying={players.isRefetching}
      />
    )
  if (players.data.length === 0)
    return <EmptyState title={t('admin:invitation.nobody')}>{t('admin:invitation.nobodyWhy')}</EmptyState>
  return <InvitationForm gameId={game.id} players={players.data} />
}

function InvitationForm({ gameId, players }: { gameId: number; players: readonly User[] }) {
  const { t } = useTranslation(['common', 'admin'])
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const { mutate, isPending, error } = useInvite(gameId)
  const reasonId = useId()
  // Players who were invited elsewhere in the meantime no longer count.
  const chosen = players.filter(player => wanted.has(player.id)).map(player => player.id)
  const invite = () =>
    mutate(chosen, {
      onSuccess: () => {
        setWanted(new Set())
        notify.success(t('invite.success'), 3000)
      },
      onError: failure => notify.error(errorText(t, failure)),
    })
  return (
    <>
      <PlayerPicker players={players} chosen={new Set(chosen)} onChange={setWanted} />
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      <div className={styles.actions} data-kept={chosen.length > 0 || undefined}>
        {chosen.length === 0 && <p id={reasonId}>{t('admin:invitation.needOne')}</p>}
        <Button
          variant="primary"
          icon={<IconSend className="flip" size={18} aria-hidden="true" />}
          disabled={chosen.length === 0}
          aria-describedby={chosen.length === 0 ? reasonId : undefined}
          loading={isPending}
          onClick={invite}
        >
          {chosen.length === 0
            ? t('admin:invitation.invite')
            : t('admin:invitation.inviteCount', { count: chosen.length })}
        </Button>
      </div>
    </>
  )
}
