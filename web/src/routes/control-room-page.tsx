import { useTranslation } from 'react-i18next'
import { ControlRoom } from '../features/admin/control-room/control-room.tsx'
import { PassDialog } from '../features/admin/my-games/pass-dialog.tsx'
import { CompanyDashboard } from '../features/player/dashboard/company-dashboard.tsx'
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx'

/** Renders the control room with the dialogs of other features. */
export default function ControlRoomPage() {
  const { t } = useTranslation('control')
  return (
    <ControlRoom
      dialogs={{
        pass: (game, close) => <PassDialog game={game} onClose={close} />,
        player: ({ id, username }, close) => (
          <FullScreenDialog opened onClose={close} title={t('dashboardOf', { name: username })}>
            <CompanyDashboard companyId={id} />
          </FullScreenDialog>
        ),
      }}
    />
  )
}
