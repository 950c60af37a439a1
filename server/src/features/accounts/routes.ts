import { resetSentMessage } from '@trimestre/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http.ts'
import { languageOf } from '../../platform/language.ts'
import { invalid, Refusal } from '../../platform/refusal.ts'
import { announceAccess } from '../streams/announce.ts'
import { confirmAddress } from '../users/change-address.ts'
import { endSessions } from '../users/service.ts'
import { createLoginLimit, limitRegistration } from './login-limit.ts'
import { requestReset, resetPassword } from './password-reset.ts'
import { checkCredentials, registerPlayer, registrationDetail, setUp } from './service.ts'
import { closeSession, openSession, renewSession } from './sessions.ts'

export function registerAccountRoutes(app: FastifyInstance, context: Context): void {
  const limit = createLoginLimit(context)

  mount(
    app,
    'login',
    async ({ readBody, request }) => {
      const { username, password } = readBody()
      const user = await limit(username, request.ip, () => checkCredentials(context, username, password))
      context.log.info('login', { user: user.id, address: request.ip })
      return openSession(context, user, languageOf(request))
    },
    // Mostly tokens, and a class signs in at once.
    { compress: false },
  )

  mount(app, 'register', async ({ readBody, request }) => {
    if (!context.config.registrationOpen) throw new Refusal('auth/registration-closed')
    const body = withRegistrationDetail(readBody)
    await limitRegistration(context, request.ip)
    return openSession(context, await registerPlayer(context, body), languageOf(request))
  })

  mount(app, 'refreshToken', ({ readBody }) => renewSession(context, readBody().refresh_token))

  mount(app, 'logout', async ({ caller, readBody }) => {
    const { refresh_token, everywhere } = readBody() ?? {}
    await context.db.transaction(async tx => {
      await closeSession(tx, caller, refresh_token)
      if (everywhere) await endSessions(tx, caller.id)
      await announceAccess(tx, { userId: caller.id })
    })
    return undefined
  })

  mount(app, 'requestPasswordReset', async ({ readBody, request }) => {
    await requestReset(context, readBody().email, languageOf(request))
    return { message: resetSentMessage }
  })

  mount(app, 'resetPassword', async ({ readBody }) => {
    await resetPassword(context, readBody())
    return undefined
  })

  mount(app, 'confirmEmail', async ({ readBody }) => {
    await confirmAddress(context, readBody().token)
    return undefined
  })

  mount(app, 'setUp', async ({ readBody, request }) =>
    openSession(context, await setUp(context, readBody()), languageOf(request)),
  )
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
