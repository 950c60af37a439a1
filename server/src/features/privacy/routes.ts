import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { requireSelfOrSuperAdministrator, requireUser } from '../users/policy.ts'
import { personalData } from './service.ts'

export function registerPrivacyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, 'exportUser', async ({ caller, params }) => {
    const user = await requireUser(context.db, params.id)
    requireSelfOrSuperAdministrator(caller, user)
    return personalData(context, user, caller.id === user.id)
  })
}
