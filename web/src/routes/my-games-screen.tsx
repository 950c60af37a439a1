import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GameOverview } from '../features/admin/game-overview/game-overview.tsx'
import { MyGamesPage } from '../features/admin/my-games/my-games-page.tsx'
import { PassDialog } from '../features/admin/my-games/pass-dialog.tsx'
import { CompanyDashboard } from '../features/player/dashboard/company-dashboard.tsx'
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx'

/** Renders the administrator's games, or with `?game=` the dashboard of one of them. */
export default function MyGamesScreen() {
  const { t } = useTranslation('overview')
  const game = useSearch({ strict: false, select: (search: { game?: unknown }) => search.game })
  if (typeof game !== 'number') return <MyGamesPage />
  return (
    <GameOverview
      key={game}
      gameId={game}
      dialogs={{
        pass: (passed, close) => <PassDialog game={passed} onClose={close} />,
        player: ({ id, username }, close) => (
          <FullScreenDialog opened onClose={close} title={t('playerDashboard', { name: username })}>
            <CompanyDashboard companyId={id} />
          </FullScreenDialog>
        ),
      }}
    />
  )
}
