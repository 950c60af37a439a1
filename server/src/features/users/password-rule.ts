import { commonPasswords } from '@trimestre/contract/common-passwords'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { comesFromElsewhere } from '../../platform/http/this-machine.ts'
import { demoAccounts } from './demo-accounts.ts'
import { foldLoginName } from './login-names.ts'

const demoPasswords = new Set(demoAccounts.map(({ username }) => username))

const lengthOfStrictRule = 12
/** Shorter passwords are found by brute force. */
const lengthOfAnyUse = 6

/** The names with which the owner of a password signs in. */
type Owner = { username: string; email: string }

/**
 * Returns whether a request is remote although the settings limit the server to this machine: a proxy was put in front
 * of it without setting the proxy options.
 */
const isUndeclaredProxy = ({ config }: Context, request: FastifyRequest): boolean =>
  !config.isPublic && !config.publicPasswords && comesFromElsewhere(request)

/** Returns the context with the password rule for a request: on this machine alone any password is accepted. */
export function withPasswordRule(context: Context, request: FastifyRequest): Context {
  if (!isUndeclaredProxy(context, request)) return context
  const passwordLengthMin = Math.max(context.config.passwordLengthMin, lengthOfStrictRule)
  return { ...context, config: { ...context.config, passwordLengthMin, guessablePasswords: false } }
}

/** Returns whether a password is among the first guesses: a common one, a demo password, or its owner's name. */
function isGuessable(password: string, { username, email }: Owner): boolean {
  const folded = foldLoginName(password)
  const own = [username, email, email.split('@')[0] ?? ''].map(foldLoginName)
  return commonPasswords.has(folded) || demoPasswords.has(folded) || own.includes(folded)
}

/**
 * Returns whether a password is refused at remote sign-ins, because attackers try it first or find it by brute force.
 */
export function isPublicPassword({ passwordLengthMin }: Config, password: string, owner: Owner): boolean {
  const isShort = [...password].length < Math.min(lengthOfAnyUse, passwordLengthMin)
  return isShort || isGuessable(password, owner)
}

/**
 * Refuses, with 403, a correct password that attackers try first when the request is remote and DEMO_ACCOUNTS=1 does
 * not allow it. Settings change between starts but passwords stay: a password allowed on a local server must not work
 * remotely. Call this after the password was found to be correct, so that a refusal reveals nothing to others.
 */
export function refusePublicPassword(
  context: Context,
  request: FastifyRequest,
  user: Owner,
  password: string,
): void {
  const { config } = withPasswordRule(context, request)
  if (config.publicPasswords || !(config.isBehindProxy || comesFromElsewhere(request))) return
  if (!isPublicPassword(config, password, user)) return
  context.log.warn('login.public-password', {
    remedy: context.config.isPublic
      ? 'Have another password made by the link of a reset, or start for this machine alone and change it there.'
      : 'Others can reach this server: set PUBLIC_URL and TRUST_PROXY, or DEMO_ACCOUNTS=1.',
  })
  throw new Refusal('auth/public-password')
}

/** Returns whether a password is too short for this installation or, unless there are demo accounts, easily guessed. */
function isWeakPassword(config: Config, password: string, owner: Owner): boolean {
  const isShort = [...password].length < config.passwordLengthMin
  return isShort || (!config.guessablePasswords && isGuessable(password, owner))
}

/** Refuses a weak password with 422. */
export function refuseWeakPassword(config: Config, password: string, owner: Owner, detail?: string): void {
  if (isWeakPassword(config, password, owner)) throw invalid([violation('password', 'weak')], detail)
}
