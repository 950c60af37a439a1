import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../domain/use-session.ts'
import { useFormat } from '../../../i18n/format.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useEnterGame, useJoinGame } from './api.ts'
import { AskToJoin } from './ask-to-join.tsx'
import styles from './game-actions.module.css'
import { actionOf, isLate } from './game-state.ts'

const TeamJoining = lazy(async () => {
  const [joining] = await Promise.all([import('./team/team-joining.tsx'), loadTexts(['team'])])
  return joining
})

/** Returns the game screen that was requested before a game was opened, or else the dashboard. */
const useNextScreen = (): string =>
  useLocation({ select: ({ state }) => state.next }) ?? '/app/user/joined-game'

/** Renders the single action available for a game: join it, enter it or view its results. */
export function GameActions({ game, primary = true }: { game: Game; primary?: boolean }) {
  const { t } = useTranslation(['player', 'common'])
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const next = useNextScreen()
  const entering = useEnterGame(user.id)
  const [joining, setJoining] = useState(false)
  const action = actionOf(game)
  if (!action) return <p className={styles.none}>{t('games.notPlayed')}</p>
  if (action === 'closed')
    return (
      <div className={styles.ask}>
        <p className={styles.none}>{t('games.joiningClosed')}</p>
        <AskToJoin gameId={game.id} />
      </div>
    )
  if (action === 'join' && game.teams)
    return (
      <Suspense>
        <TeamJoining game={game} primary={primary} next={next} />
      </Suspense>
    )
  const enter = () =>
    entering.mutate(game, {
      onSuccess: () => void navigate({ href: next }),
      onError: error => notify.error(errorText(t, error)),
    })
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        loading={entering.isPending}
        onClick={() => (action === 'join' ? setJoining(true) : enter())}
        aria-label={`${t(`games.${action}`)} – ${game.name}`}
      >
        {t(`games.${action}`)}
      </Button>
      <JoinDialog game={game} opened={joining} onClose={() => setJoining(false)} />
    </>
  )
}

function JoinDialog({ game, opened, onClose }: { game: Game; opened: boolean; onClose(): void }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const navigate = useNavigate()
  const next = useNextScreen()
  const joining = useJoinGame()
  const join = async () => {
    await joining.mutateAsync(game)
    notify.success(t('games.joined', { game: game.name }), 3000)
    await navigate({ href: next })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('games.joinTitle', { game: game.name })}
      onConfirm={join}
      failureText={error => errorText(t, error)}
    >
      <p>
        {game.nbTurns === null
          ? t('games.joinBodyOpen')
          : t('games.joinBody', { total: format.integer(game.nbTurns) })}
      </p>
      {isLate(game) && <p>{t('games.joinLate', { current: format.integer(game.currentTrimestre) })}</p>}
    </ConfirmDialog>
  )
}
