import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyGames } from '../../../domain/administered-games.ts'
import { Card } from '../../../ui/card.tsx'
import { type GameAction, GamesTable } from './games-table.tsx'
import { PassDialog } from './pass-dialog.tsx'

/** The dialogs need many fields, which the list of games does not. */
const loadDialogs = () => import('./game-dialogs.tsx')
const GameDialog = lazy(loadDialogs)

/** The pass dialog keeps the game as it was when opened; the other dialogs follow every change. */
type Opened = { action: GameAction; game: Game } | null

export function MyGamesPage() {
  const { t } = useTranslation(['common', 'admin'])
  const games = useMyGames()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const followed = games.data?.find(game => game.id === opened?.game.id)
  useDialogsLoadedEarly(games.isSuccess)
  return (
    <Card flush title={t('myGames.title')} subtitle={t('admin:myGames.lead')}>
      <GamesTable games={games} onAction={(action, game) => setOpened({ action, game })} />
      {opened?.action === 'pass' && <PassDialog game={opened.game} onClose={close} />}
      {opened && opened.action !== 'pass' && followed && (
        <Suspense fallback={null}>
          <GameDialog action={opened.action} game={followed} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

/** Loads the dialogs once the list is there, so that each opens at once. */
function useDialogsLoadedEarly(isListed: boolean): void {
  useEffect(() => {
    // A dialog that is opened later loads them again and reports the failure.
    if (isListed) loadDialogs().catch(() => undefined)
  }, [isListed])
}
