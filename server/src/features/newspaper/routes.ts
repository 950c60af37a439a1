import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireGame } from '../games/policy.ts'
import { requireResultsAccess } from '../results/policy.ts'
import { newspaperOf } from './service.ts'

export function registerNewspaperRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'getNewspaper', async ({ caller, params, readQuery }) => {
    const game = await requireGame(db, params.id)
    await requireResultsAccess(db, caller, game)
    return newspaperOf(db, game.id, readQuery().round)
  })
}
