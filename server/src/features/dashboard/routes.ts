import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { createRequireCompanyRevision } from '../companies/company-revision.ts'
import { requireCompanyAccess } from '../companies/policy.ts'
import { createDashboards } from './service.ts'

export function registerDashboardRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const requireStanding = createRequireCompanyRevision(db)
  const dashboards = createDashboards(db)
  context.news.onQuarterPassed(gameId => {
    dashboards.renew(gameId).catch(error => context.log.fault('dashboards.not-renewed', error))
  })

  mount(app, 'getDashboard', async ({ caller, params }) => {
    const standing = await requireStanding(params.id)
    await requireCompanyAccess(db, caller, standing)
    return dashboards.of(standing)
  })
}
