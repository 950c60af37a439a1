import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireCompany, requireCompanyAccess } from '../companies/policy.ts'
import { audienceOf } from '../rounds/present.ts'
import { presentStatement } from './present.ts'
import { requireBooks } from './service.ts'

export function registerStatementRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  mount(app, 'getStatement', async ({ caller, params, readQuery }) => {
    const company = await requireCompany(db, params.id)
    await requireCompanyAccess(db, caller, company)
    const books = await requireBooks(db, company, readQuery().round, params.kind, audienceOf(caller))
    return presentStatement[params.kind](books)
  })
}
