import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { asDownload } from '../../platform/http/download.ts'
import { mount } from '../../platform/http/http.ts'
import { requireCompany, requireCompanyAccess } from '../companies/policy.ts'
import { requireGame } from '../games/policy.ts'
import { audienceOf } from '../rounds/present.ts'
import { fecOfCompany } from './service.ts'

export function registerFecRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context

  mount(app, 'exportAccounting', async call => {
    const { caller, params, reply } = call
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const game = await requireGame(db, company.gameId)
    const settings = { timezone: config.timezone, audience: audienceOf(caller) }
    const file = await fecOfCompany(db, game, company, call.readQuery().year, settings)
    asDownload(reply, file.name, 'text/plain; charset=utf-8')
    return file.text
  })
}
