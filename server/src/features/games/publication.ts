import type { PublicationChange } from '@trimestre/contract/rounds'
import type { Context } from '../../platform/context.ts'
import { announceGame } from '../streams/announce.ts'
import { updateGame } from './repo.ts'
import { requireLockedGame } from './service.ts'

/**
 * Changes what becomes of the results of quarters that close from now on; a hidden quarter stays hidden. What is not
 * named keeps its value.
 */
export async function changePublication(
  context: Context,
  gameId: number,
  { mode, delay, opensNext }: PublicationChange,
): Promise<void> {
  await context.db.transaction(async tx => {
    const { publication } = await requireLockedGame(tx, gameId)
    await updateGame(tx, gameId, {
      publication: {
        mode: mode ?? publication.mode,
        delay: delay === undefined ? publication.delay : delay,
        opensNext: opensNext ?? publication.opensNext,
      },
    })
    await announceGame(tx, gameId)
  })
}
