import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refusePublicPassword } from '../users/password-rule.ts'
import { findByLoginName, type UserRow } from '../users/service.ts'
import { readDevice } from './known-device.ts'
import { createLoginLimit } from './login-limit.ts'
import { checkCredentials, isPossibleName } from './service.ts'

/** Returns the account that a name and a password open; throws 401, 403 and 429 as the `login` call does. */
export type SignIn = (request: FastifyRequest, name: string, password: string) => Promise<UserRow>

/** Checks passwords within the login limit. The caller sets the device cookie once the session is certain. */
export function createSignIn(context: Context): SignIn {
  const limit = createLoginLimit(context)
  return async (request, name, password) => {
    const device = await knownDevice(context, request, name)
    const { address } = request
    const user = await limit({ username: name, address, device }, turn =>
      checkCredentials(context, name, password, turn).catch((error: unknown) => {
        if (isWrong(error)) context.log.info('login.failed', { address })
        throw error
      }),
    )
    refusePublicPassword(context, request, user, password)
    return user
  }
}

const isWrong = (error: unknown): boolean => error instanceof Refusal && error.code === 'auth/bad-credentials'

/**
 * Returns the identifiers of the device and the account if the account has signed in with the device before, else null.
 */
async function knownDevice(context: Context, request: FastifyRequest, name: string): Promise<string | null> {
  const device = readDevice(context, request)
  if (device === undefined || !isPossibleName(name)) return null
  const user = await findByLoginName(context.db, name)
  return user !== undefined && device.accounts.includes(user.id) ? `${device.id}:${user.id}` : null
}
