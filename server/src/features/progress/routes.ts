import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { attendanceOf } from '../attendance/service.ts'
import { requireGame, requireGameAdministration } from '../games/policy.ts'
import { progressOf } from './service.ts'

/** Registers the calls that administrators use to see who is deciding now and who decided in which quarter. */
export function registerProgressRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'getProgress', async ({ caller, params }) => {
    const game = await requireGame(db, params.id)
    await requireGameAdministration(db, caller, game)
    return progressOf(db, game)
  })

  mount(app, 'getAttendance', async ({ caller, params }) => {
    const game = await requireGame(db, params.gameId)
    await requireGameAdministration(db, caller, game)
    return attendanceOf(db, game)
  })
}
