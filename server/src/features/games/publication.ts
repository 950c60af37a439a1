import type { PublicationChange } from '@trimestre/contract/rounds'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { announceGame } from '../streams/announce.ts'
import { type GameRow, updateGame } from './repo.ts'
import { requireLockedGame } from './service.ts'

/**
 * Changes what becomes of the results of quarters that close from now on; a hidden quarter stays hidden. What is not
 * named keeps its value.
 */
export async function changePublication(
  context: Context,
  gameId: number,
  change: PublicationChange,
): Promise<void> {
  await context.db.transaction(async tx => {
    await writePublication(tx, await requireLockedGame(tx, gameId), change)
    await announceGame(tx, gameId)
  })
}

/** Does what {@link changePublication} does to a locked game, and announces nothing. */
export async function writePublication(
  tx: Transaction,
  { id, publication }: Pick<GameRow, 'id' | 'publication'>,
  { mode, delay, opensNext }: PublicationChange,
): Promise<void> {
  await updateGame(tx, id, {
    publication: {
      mode: mode ?? publication.mode,
      delay: delay === undefined ? publication.delay : delay,
      opensNext: opensNext ?? publication.opensNext,
    },
  })
}
