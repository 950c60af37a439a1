import { decisionsQuery } from './area-progress.ts'
import { areaKeys } from './game-areas.ts'
import {
  activeRoundQuery,
  companyLockQuery,
  dashboardQuery,
  gameQuery,
  gamesQuery,
  resultsQuery,
} from './game-queries.ts'
import { normalPath } from './normal-path.ts'
import { queryClient } from './query-client.ts'
import { getSession } from './session.ts'

const dashboardPath = '/app/user/joined-game'

/** Milliseconds after which a page is drawn without them, as it is when one comes to it from another. */
const patience = 1000

let early: { path: string; answers: Promise<unknown> } | null = null

/**
 * Asks for what the dashboard of a game shows while its script still comes, when a visit begins there: it is then drawn
 * once, whole. What fails is asked for again by the part that shows it.
 */
export function askEarly(pathname: string): void {
  const path = normalPath(pathname)
  const session = getSession()
  if (
    path !== dashboardPath ||
    session?.mode !== 'GAME' ||
    !session.currentGame ||
    !session.virtualEnterprise
  )
    return
  const gameId = session.currentGame.id
  const companyId = session.virtualEnterprise.id
  const ask = queryClient.prefetchQuery.bind(queryClient)
  const answers = Promise.all([
    ask(activeRoundQuery(gameId)).then(() => askDecisions(gameId, companyId)),
    ask(dashboardQuery(companyId)),
    ask(resultsQuery(companyId)),
    ask(gameQuery(gameId)),
    ask(companyLockQuery(companyId)),
    ask(gamesQuery()),
  ])
  early = { path, answers: Promise.race([answers, new Promise(done => setTimeout(done, patience))]) }
}

async function askDecisions(gameId: number, companyId: number): Promise<void> {
  const round = queryClient.getQueryData(activeRoundQuery(gameId).queryKey)
  if (round?.etat !== 1) return
  await Promise.all(
    areaKeys.map(area => queryClient.prefetchQuery(decisionsQuery(round.id, area, companyId))),
  )
}

/** Once: what was asked for early for this page. */
export function earlyAnswers(path: string): Promise<unknown> | undefined {
  if (early?.path !== path) return
  const { answers } = early
  early = null
  return answers
}
