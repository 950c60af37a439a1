import { resetSentMessage } from '@trimestre/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { mount } from '../../platform/http/http.ts'
import { languageOf } from '../../platform/http/language.ts'
import { invalid, Refusal } from '../../platform/http/refusal.ts'
import { announceAccess } from '../streams/announce.ts'
import { confirmAddress } from '../users/change-address.ts'
import { withPasswordRule } from '../users/password-rule.ts'
import { endSessions } from '../users/service.ts'
import { rememberDevice } from './known-device.ts'
import { createRegistrationLimit } from './login-limit.ts'
import { requestReset, resetPassword } from './password-reset.ts'
import { registerPlayer, registrationDetail, setUp } from './service.ts'
import { closeSession, openSession, renewSession } from './sessions.ts'
import { createSignIn } from './sign-in.ts'

export function registerAccountRoutes(app: FastifyInstance, context: Context): void {
  const signIn = createSignIn(context)
  const limitRegistration = createRegistrationLimit(context)

  mount(
    app,
    'login',
    async ({ readBody, request, reply }) => {
      const { username, password } = readBody()
      const user = await signIn(request, username, password)
      rememberDevice(context, request, reply, user.id)
      context.log.info('login', { user: user.id, address: request.address })
      return openSession(context, user, languageOf(request))
    },
    // The response consists mostly of tokens, which hardly compress, and a class signs in at once.
    { compress: false },
  )

  mount(app, 'register', async ({ readBody, request, reply }) => {
    if (!context.config.registrationOpen) throw new Refusal('auth/registration-closed')
    const body = withRegistrationDetail(readBody)
    const user = await limitRegistration(request.address, () =>
      registerPlayer(withPasswordRule(context, request), body),
    )
    rememberDevice(context, request, reply, user.id)
    return openSession(context, user, languageOf(request))
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

  mount(app, 'resetPassword', async ({ readBody, request }) => {
    await resetPassword(withPasswordRule(context, request), readBody())
    return undefined
  })

  mount(app, 'confirmEmail', async ({ readBody }) => {
    await confirmAddress(context, readBody().token)
    return undefined
  })

  mount(app, 'setUp', async ({ readBody, request, reply }) => {
    const user = await setUp(withPasswordRule(context, request), readBody())
    rememberDevice(context, request, reply, user.id)
    return openSession(context, user, languageOf(request))
  })
}

/** Adds the one sentence that the registration form shows whatever is wrong; the violations name the fields. */
function withRegistrationDetail<T>(readBody: () => T): T {
  try {
    return readBody()
  } catch (error) {
    if (error instanceof Refusal && error.violations) throw invalid(error.violations, registrationDetail)
    throw error
  }
}
