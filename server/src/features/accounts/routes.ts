import type { FastifyInstance } from 'fastify'
import { createAttemptLimit } from '../../platform/attempt-limit.ts'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { invalid, Refusal } from '../../platform/refusal.ts'
import { foldLoginName } from '../users/login-names.ts'
import { checkCredentials, registerPlayer, registrationDetail, setUp } from './service.ts'
import { closeSession, openSession, renewSession } from './sessions.ts'

const quarterHour = 15 * 60_000
const hour = 60 * 60_000

export function registerAccountRoutes(app: FastifyInstance, context: Context): void {
  const failedLogins = createAttemptLimit(key => (key.startsWith('name:') ? 10 : 100), quarterHour)
  const registrations = createAttemptLimit(() => 300, hour)

  const counted = (limit: typeof failedLogins, keys: string[]) =>
    context.config.rateLimit ? limit.count(keys, context.now()) : () => undefined

  mount(app, 'login', async ({ readBody, request }) => {
    const { username, password } = readBody()
    const nameAndAddress = `name:${foldLoginName(username).slice(0, 255)}@${request.ip}`
    const takeBack = counted(failedLogins, [nameAndAddress, `address:${request.ip}`])
    const user = await checkCredentials(context, username, password).catch(error => {
      const isFailure = error instanceof Refusal && error.code === 'auth/bad-credentials'
      context.log.info('login.failed', { address: request.ip, counted: isFailure })
      if (!isFailure) takeBack()
      throw error
    })
    takeBack()
    context.log.info('login', { user: user.id, address: request.ip })
    return openSession(context, user)
  })

  mount(app, 'register', async ({ readBody, request }) => {
    const body = withRegistrationDetail(readBody)
    counted(registrations, [request.ip])
    return openSession(context, await registerPlayer(context, body))
  })

  mount(app, 'refreshToken', ({ readBody }) => renewSession(context, readBody().refresh_token))

  mount(app, 'logout', async ({ caller, readBody }) => {
    await closeSession(context, caller, readBody()?.refresh_token)
    return undefined
  })

  mount(app, 'setUp', async ({ readBody }) => openSession(context, await setUp(context, readBody())))
}

/** The registration form shows one sentence whatever is wrong; the violations say which fields. */
function withRegistrationDetail<T>(readBody: () => T): T {
  try {
    return readBody()
  } catch (error) {
    if (error instanceof Refusal && error.violations) throw invalid(error.violations, registrationDetail)
    throw error
  }
}
