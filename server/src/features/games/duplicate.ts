import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http.ts'
import {
  addAdministrators,
  copyCriteria,
  copyGameEvents,
  type GameRow,
  insertGame,
  listAdministratorIds,
} from './repo.ts'
import { openFirstQuarter, requireLockedGame } from './service.ts'

/**
 * Makes a game like another, at its beginning: same settings, criteria and events, nobody invited, nothing planned. It
 * passes by hand until its administrator decides otherwise, lest quarters pass before the class is there. An
 * administrator runs the copy alone; one made by a super administrator keeps the administrators of the original.
 */
export async function duplicateGame(
  context: Context,
  caller: Caller,
  gameId: number,
  name: string,
): Promise<GameRow> {
  return context.db.transaction(async tx => {
    const { id: _, createdAt: __, eraseAt: ___, ...settings } = await requireLockedGame(tx, gameId)
    // The copy has no players yet: it admits them, and closes at its first pass where the original did not stay open.
    const joining = settings.joining === 'open' ? 'open' : 'untilFirstPass'
    const copy = await insertGame(tx, { ...settings, name, joining, typePassage: 0, nextPassAt: null })
    await openFirstQuarter(tx, copy.id, context.now())
    await copyCriteria(tx, gameId, copy.id)
    await copyGameEvents(tx, gameId, copy.id)
    const isOwn = caller.role === 'ROLE_ADMIN'
    await addAdministrators(tx, copy.id, isOwn ? [caller.id] : await listAdministratorIds(tx, gameId))
    return copy
  })
}
