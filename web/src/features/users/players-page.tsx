import { PlayersList } from './players-list.tsx'
import { UsersCard } from './users-card.tsx'

/** What an administrator manages: players only. */
export default function PlayersPage() {
  return (
    <UsersCard newRole="ROLE_USER" mayChooseRole={false}>
      {open => <PlayersList {...open} />}
    </UsersCard>
  )
}
