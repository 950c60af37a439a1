import { useQuery } from '@tanstack/react-query'
import { administeredGamesQuery } from './game-queries.ts'
import { useSignedIn } from './use-session.ts'

/** Queries the games that the signed-in user administers. */
export const useMyGames = () => useQuery(administeredGamesQuery(useSignedIn().user.id))
