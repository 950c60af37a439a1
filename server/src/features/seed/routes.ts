import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentOneGame } from '../games/present.ts'
import { resetDemoGame } from './demo-game.ts'

export function registerDemoRoutes(app: FastifyInstance, context: Context): void {
  const { db, log } = context

  mount(app, 'resetDemoGame', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    await resetDemoGame(context, game.id)
    log.info('demo.reset', { user: caller.id, game: game.id })
    return presentOneGame(db, caller, await requireGame(db, game.id))
  })
}
