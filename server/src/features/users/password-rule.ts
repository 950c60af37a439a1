import type { Config } from '../../platform/config.ts'
import { invalid, violation } from '../../platform/refusal.ts'

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
