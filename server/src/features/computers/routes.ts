import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame } from '../games/policy.ts'
import { requireResultsAccess } from '../results/policy.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { listComputers } from './service.ts'

export function registerComputerRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'listComputers', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    const whole = await requireResultsAccess(db, caller, game)
    const isOver = isFinished(game.quarterCount, await roundCountOf(db, game.id))
    if (whole !== 'all' && !isOver) throw new Refusal('games/not-finished')
    return listComputers(db, game.id)
  })
}
