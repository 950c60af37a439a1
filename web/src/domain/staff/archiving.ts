import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api.ts'
import { everything } from '../event-stream/refresh.ts'
import { readAgain } from '../query-cache.ts'

/** Puts a game away or takes it out of the archive; either changes what may be done with all that is shown of it. */
export function useArchive(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (archived: boolean) =>
      call(archived ? 'archiveGame' : 'unarchiveGame', { params: { id: gameId } }),
    onSettled: () => readAgain(client, everything.matches),
  })
}
