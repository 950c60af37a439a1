import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/refusal.ts'
import { comesFromElsewhere } from '../../platform/this-machine.ts'

/** Passwords of twelve characters and more that guessers try first. */
const common = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789123',
  '123123123123',
  '111111111111',
  '000000000000',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'azertyuiop123',
  'azertyuiopqs',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopas',
  'motdepasse12',
  'motdepasse123',
  'motdepasse1234',
  'password1234',
  'password12345',
  'passwordpassword',
  'administrateur',
  'administrator',
  'administrator1',
  'superadministrateur',
  'trimestre1234',
  'trimestre2026',
  'bonjourbonjour',
  'letmeinletmein',
  'iloveyou1234',
  'changemechangeme',
])

const lengthOfStrictRule = 12

/**
 * Whether a request comes from elsewhere to a server whose settings let nobody in but this machine: a proxy has been put in
 * front of it and no setting says so.
 */
const isUnforeseen = ({ config }: Context, request: FastifyRequest): boolean =>
  !config.isPublic && !config.publicPasswords && comesFromElsewhere(request)

/** The context with the rule for passwords that holds for a request: on this machine alone a short one will do. */
export function withPasswordRule(context: Context, request: FastifyRequest): Context {
  if (!isUnforeseen(context, request)) return context
  const passwordLengthMin = Math.max(context.config.passwordLengthMin, lengthOfStrictRule)
  return { ...context, config: { ...context.config, passwordLengthMin } }
}

/**
 * 403 when a right password is one that everybody knows, the username, and whoever gives it is not on this machine. Asked
 * once the password is known to be right, so that a refusal tells nothing that is not public.
 */
export function refusePublicPassword(
  context: Context,
  request: FastifyRequest,
  username: string,
  password: string,
): void {
  if (password.toLowerCase() !== username.toLowerCase() || !isUnforeseen(context, request)) return
  context.log.warn('login.public-password', {
    remedy: 'Others can reach this server: set PUBLIC_URL and TRUST_PROXY, or DEMO_ACCOUNTS=1.',
  })
  throw new Refusal('auth/public-password')
}

/**
 * 422 when a password is too short for this installation or among the first a guesser tries. While demo accounts are
 * on, any password will do.
 */
export function refuseWeakPassword(
  config: Config,
  password: string,
  username: string,
  detail?: string,
): void {
  const folded = password.toLowerCase()
  const isStrict = config.passwordLengthMin >= lengthOfStrictRule
  const isKnown = common.has(folded) || folded === username.toLowerCase()
  if ([...password].length >= config.passwordLengthMin && !(isStrict && isKnown)) return
  throw invalid([violation('password', 'weak')], detail)
}
