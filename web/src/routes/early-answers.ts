import type { QueryClient } from '@tanstack/react-query'
import { call } from '../domain/api.ts'
import { areaKeys } from '../domain/game-areas.ts'
import {
  activeRoundQuery,
  companyLockQuery,
  dashboardQuery,
  decisionsQuery,
  gameQuery,
  gamesQuery,
  resultsQuery,
} from '../domain/game-queries.ts'
import { normalPath } from '../domain/normal-path.ts'
import { getSession } from '../domain/session.ts'

const dashboardPath = '/app/user/joined-game'

/** Milliseconds after which a page renders without these responses, as it does after navigation from another page. */
const patience = 1000

type Query<T> = { queryKey: readonly unknown[]; queryFn(context: { signal: AbortSignal }): Promise<T> }
type Asked<T = unknown> = { queryKey: readonly unknown[]; answer: Promise<T> }

let answered: Promise<unknown> | null = null

function askForDashboard(gameId: number, companyId: number) {
  const round = ask(activeRoundQuery(gameId))
  const sheet = call('getDecisionSheet', { params: { id: companyId } })
  const areas = sheet.then(
    ({ roundId, areas }) =>
      areaKeys.map(area => ({
        queryKey: decisionsQuery(roundId, area, companyId).queryKey,
        answer: Promise.resolve(areas[area] ?? []),
      })),
    () => [],
  )
  const first = [
    round,
    ask(dashboardQuery(companyId)),
    ask(resultsQuery(companyId)),
    ask(gameQuery(gameId)),
    ask(companyLockQuery(companyId)),
    ask(gamesQuery()),
  ]
  return { first, areas }
}

function ask<T>({ queryKey, queryFn }: Query<T>): Asked<T> {
  const answer = queryFn(new AbortController())
  // The component that shows the query reports the error.
  answer.catch(() => undefined)
  return { queryKey, answer }
}

/**
 * Puts the responses that the first script of the page requested for the dashboard of a game into the query cache, when
 * a visit starts there, so that the dashboard is rendered once and complete. The component that shows a failed query
 * requests it again.
 */
export function keepEarlyAnswers(client: QueryClient): void {
  const session = getSession()
  const isWanted = normalPath(window.location.pathname) === dashboardPath && session?.mode === 'GAME'
  if (!isWanted || !session.currentGame || !session.virtualEnterprise) return
  const early = askForDashboard(session.currentGame.id, session.virtualEnterprise.id)
  const keep = ({ queryKey, answer }: Asked) => client.prefetchQuery({ queryKey, queryFn: () => answer })
  const kept = Promise.all([
    ...early.first.map(keep),
    early.areas.then(areas => Promise.all(areas.map(keep))),
  ])
  answered = Promise.race([kept, new Promise(done => setTimeout(done, patience))])
}

/** Returns, once, the promise of the early responses for this page. */
export function earlyAnswers(path: string): Promise<unknown> | null {
  if (path !== dashboardPath) return null
  const answers = answered
  answered = null
  return answers
}
