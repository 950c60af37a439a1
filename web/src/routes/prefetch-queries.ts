import { followLastKnown } from '../domain/last-known.ts'
import { queryClient } from '../domain/query-client.ts'
import { mayOpen } from '../domain/screens.ts'
import { getSession, roleOf } from '../domain/session.ts'
import type { AppRoute } from './routes.ts'

/**
 * Requests what a screen shows, unless it was requested just before; its components report errors. Requests nothing for a
 * screen that this user may not open, or of a game before a game is entered.
 */
export async function prefetchQueries({ path, queries, inGame }: AppRoute): Promise<void> {
  const session = getSession()
  if (session && roleOf(session) === 'ROLE_USER') followLastKnown(queryClient, session.user.id)
  if (!session || !queries || !mayOpen(path, roleOf(session))) return
  if (inGame && session.mode !== 'GAME') return
  const { user, currentGame, virtualEnterprise } = session
  const context = { userId: user.id, gameId: currentGame?.id ?? 0, companyId: virtualEnterprise?.id ?? 0 }
  await Promise.all(queries(context).map(query => queryClient.prefetchQuery(query)))
}
