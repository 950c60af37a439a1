import { useTranslation } from 'react-i18next'
import { GameOverview } from '../features/admin/game-overview/game-overview.tsx'
import { PassDialog } from '../features/admin/my-games/pass-dialog.tsx'
import { CompanyDashboard } from '../features/player/dashboard/company-dashboard.tsx'
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx'

/** Renders a game for its administrator, with the dialogs of other features. */
export default function GameOverviewScreen({ gameId }: { gameId: number }) {
  const { t } = useTranslation('overview')
  return (
    <GameOverview
      gameId={gameId}
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
