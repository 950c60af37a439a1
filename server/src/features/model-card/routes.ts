import type { FastifyInstance } from 'fastify'
import { CachedResponse, fragment } from '../../platform/cache/cached-response.ts'
import { createRevisionCache } from '../../platform/cache/revision-cache.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { criteriaOfGame } from '../criteria/service.ts'
import { type GameRow, requireGame } from '../games/policy.ts'
import { findProduct } from '../products/repo.ts'
import { requireResultsAccess } from '../results/policy.ts'
import { modelCard } from './card.ts'

const cacheBytesMax = 8 * 1024 * 1024

export function registerModelCardRoutes(app: FastifyInstance, { db }: Context): void {
  const cards = createRevisionCache<CachedResponse>(cacheBytesMax, ({ bytes }) => bytes)

  mount(app, 'getModelCard', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireResultsAccess(db, caller, game)
    if (game.quarterCount === null) throw new Refusal('games/not-configured')
    return cards.get(game.id, String(game.revision), async () => {
      return new CachedResponse([fragment(JSON.stringify(await cardOf(db, game)))])
    })
  })
}

async function cardOf(db: Database, game: GameRow) {
  const product = game.productId === null ? undefined : await findProduct(db, game.productId)
  return modelCard({ game, product, criteria: await criteriaOfGame(db, game.id) })
}
