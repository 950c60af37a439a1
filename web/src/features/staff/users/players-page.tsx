import { PlayersList } from './players-list.tsx'
import { UsersCard } from './users-card.tsx'

/** The page on which an administrator manages users, which are only players. */
export default function PlayersPage() {
  return <UsersCard mayChooseRole={false}>{open => <PlayersList {...open} />}</UsersCard>
}
