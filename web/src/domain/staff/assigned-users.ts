import { useQuery } from '@tanstack/react-query'
import type { User } from '@trimestre/contract/users'
import { call } from '../api.ts'

/** Queries the users who are invited to a game or play in it, with the companies that they have. */
export const useAssignedUsers = <T = readonly User[]>(
  gameId: number,
  select?: (users: readonly User[]) => T,
) =>
  useQuery({
    queryKey: ['games', gameId, 'players', 'assigned'],
    queryFn: ({ signal }): Promise<readonly User[]> =>
      call('listAssignedUsers', { params: { gameId }, signal }),
    ...(select && { select }),
  })
