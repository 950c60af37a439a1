import { lazy, Suspense } from 'react'
import { ControlRoom, type RoomDialogs } from '../features/admin/control-room/control-room.tsx'
import { PassDialog } from '../features/admin/my-games/pass-dialog.tsx'

const SeatsDialog = lazy(() => import('../features/admin/my-games/seats/seats-dialog.tsx'))

const dialogs: RoomDialogs = {
  pass: (game, close) => <PassDialog game={game} onClose={close} />,
  seats: (game, close) => (
    <Suspense fallback={null}>
      <SeatsDialog game={game} onClose={close} />
    </Suspense>
  ),
}

/** Renders the control room with the dialogs of another feature. */
export default function ControlRoomPage() {
  return <ControlRoom dialogs={dialogs} />
}
