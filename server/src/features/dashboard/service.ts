import {
  CachedResponse,
  closeObject,
  type Fragment,
  openObject,
} from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CompanyRevision } from '../companies/policy.ts'
import { listCompanies } from '../companies/service.ts'
import { requireGame } from '../games/policy.ts'
import { productNames } from '../products/repo.ts'
import { findMarket, listQuarters, listRanking } from '../results/service.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { type GameFacts, presentGamePart, presentOwnPart } from './present.ts'

const megabyte = 1024 * 1024

/** The part of a game that all its dashboards share, and the data that their own parts need from it. */
type GamePart = Pick<GameFacts, 'shownRoundId' | 'isOpening'> & {
  start: Fragment
  usernames: ReadonlyMap<number, string>
}

/**
 * Creates the cache of dashboards, which are made once for each revision of a game: the part of the game once for all
 * its companies, then the dashboard of each company when it is requested.
 */
export function createDashboards(db: Database): { of(company: CompanyRevision): Promise<CachedResponse> } {
  const gameParts = createRevisionCache<GamePart>(32 * megabyte, ({ start }) => start.text.length)
  const dashboards = createRevisionCache<CachedResponse>(64 * megabyte, ({ bytes }) => bytes)
  return {
    of: ({ id, gameId, revision }) =>
      dashboards.get(id, String(revision), async () => {
        const part = await gameParts.get(gameId, String(revision), () => makeGamePart(db, gameId))
        const enterprise = { id, username: part.usernames.get(id) ?? '' }
        const own = presentOwnPart(part, enterprise, await listQuarters(db, { gameId, id }))
        return new CachedResponse([part.start, closeObject(own)])
      }),
  }
}

async function makeGamePart(db: Database, gameId: number): Promise<GamePart> {
  const [game, rounds, companies] = await Promise.all([
    requireGame(db, gameId),
    roundsOfGame(db, gameId),
    listCompanies(db, [gameId]),
  ])
  const shown = rounds.at(-2)
  const productIds = game.productId === null ? [] : [game.productId]
  const [names, ranked, market] = await Promise.all([
    productNames(db, productIds),
    shown === undefined ? [] : listRanking(db, shown, 'players'),
    shown === undefined ? undefined : findMarket(db, shown),
  ])
  const facts: GameFacts = {
    game,
    productName: (game.productId === null ? undefined : names.get(game.productId)) ?? null,
    roundCount: rounds.length,
    isOpening: shown === undefined || shown.roundNb === 1,
    companies,
    shownRoundId: shown?.id,
    ranked,
    meanPrice: market?.meanPrice ?? 0,
  }
  return {
    shownRoundId: facts.shownRoundId,
    isOpening: facts.isOpening,
    start: openObject(presentGamePart(facts)),
    usernames: new Map(companies.map(({ id, username }) => [id, username])),
  }
}
