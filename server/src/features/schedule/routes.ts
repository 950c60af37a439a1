import { GameOfBody } from '@trimestre/contract/schedule'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { presentScheduledPass } from './present.ts'
import { findScheduledPass, listScheduledPasses } from './repo.ts'
import { cancelScheduledPass, planNextPass, schedulePass } from './service.ts'

export function registerScheduleRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const { timezone } = context.config

  mount(app, 'listScheduledPasses', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    const rows = await listScheduledPasses(db, game.id)
    return rows.map(row => presentScheduledPass(row, timezone))
  })

  mount(app, 'schedulePass', async ({ caller, readAhead, readBody }) => {
    const game = await requireGame(db, readAhead(GameOfBody).game)
    await requireGameAdministration(db, caller, game)
    return presentScheduledPass(await schedulePass(context, readBody()), timezone)
  })

  mount(app, 'planNextPass', async ({ caller, params, readBody }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    const at = await planNextPass(context, game.id, readBody())
    return { nextPassAt: at.toISOString() }
  })

  mount(app, 'cancelScheduledPass', async ({ caller, params }) => {
    const pass = await findScheduledPass(db, params.id)
    if (pass === undefined) throw new Refusal('request/not-found')
    await requireGameAdministration(db, caller, await requireGame(db, pass.gameId))
    await cancelScheduledPass(context, pass)
    return undefined
  })
}
