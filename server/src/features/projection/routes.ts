import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireCompany, requireCompanyAccess } from '../companies/policy.ts'
import { requireGame } from '../games/policy.ts'
import { projectionInputs } from './service.ts'

export function registerProjectionRoutes(app: FastifyInstance, { db }: Context): void {
  mount(app, 'getProjectionInputs', async ({ caller, params }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    return projectionInputs(db, await requireGame(db, company.gameId), company)
  })
}
