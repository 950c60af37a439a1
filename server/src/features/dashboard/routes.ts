import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireCompanyAccess, requireCompanyRevision } from '../companies/policy.ts'
import { createDashboards } from './service.ts'

export function registerDashboardRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const dashboards = createDashboards(db)

  mount(app, 'getDashboard', async ({ caller, params }) => {
    const company = await requireCompanyRevision(db, params.id)
    await requireCompanyAccess(db, caller, company)
    return dashboards.of(company)
  })
}
