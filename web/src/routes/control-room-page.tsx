import { ControlRoom } from '../features/admin/control-room/control-room.tsx'
import { PassDialog } from '../features/admin/my-games/pass-dialog.tsx'

/** Renders the control room with the dialog of another feature. */
export default function ControlRoomPage() {
  return <ControlRoom dialogs={{ pass: (game, close) => <PassDialog game={game} onClose={close} /> }} />
}
