import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { requireOneself, requireUser } from '../users/policy.ts'
import { personalData } from './service.ts'

export function registerPrivacyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, 'exportUser', async ({ caller, params }) => {
    const user = await requireUser(context.db, params.id)
    requireOneself(caller, user)
    return personalData(context, user)
  })
}
