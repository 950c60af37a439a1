import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { useMyGames } from './api.ts'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { GamesTable } from './games-table.tsx'
import { PassDialog } from './pass-dialog.tsx'

/** Passing keeps the game as it was when asked; configuring follows every change. */
type Opened = { kind: 'configuration'; gameId: number } | { kind: 'pass'; game: Game } | null

export default function MyGamesPage() {
  const { t } = useTranslation(['common', 'admin'])
  const games = useMyGames()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const configured =
    opened?.kind === 'configuration' ? games.data?.find(game => game.id === opened.gameId) : undefined
  return (
    <Card flush title={t('myGames.title')} subtitle={t('admin:myGames.lead')}>
      <GamesTable
        games={games}
        onConfigure={game => setOpened({ kind: 'configuration', gameId: game.id })}
        onPass={game => setOpened({ kind: 'pass', game })}
      />
      {configured && <ConfigurationDialog game={configured} onClose={close} />}
      {opened?.kind === 'pass' && <PassDialog game={opened.game} onClose={close} />}
    </Card>
  )
}
