import { commonPasswords } from '@trimestre/contract/common-passwords'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './password-strength.module.css'

/** Reads the shortest password that the server accepts, which it writes into the page. */
const lengthMin = (): number => Number(document.documentElement.dataset.passwordLength ?? 1)

type Props = {
  password: string
  /** The names that the user signs in with, which are no passwords. */
  names?: readonly (string | null | undefined)[]
}

/** Shows the rule for passwords, and advice while the user chooses one; it never rejects one. */
export function PasswordStrength({ password, names = [] }: Props) {
  const { t } = useTranslation('auth')
  const format = useFormat()
  const least = lengthMin()
  const refused = passwordFault(password, least, names)
  const strength = refused === null ? passwordStrength(password) : 0
  const level = password === '' ? '–' : t(`strength.${refused ?? strength}`)
  return (
    <>
      {least > 1 && (
        <span className={styles.rule}>
          {t('register.passwordRule', { count: least, least: format.integer(least) })}
        </span>
      )}
      <span className={styles.strength}>
        <span className={styles.steps} aria-hidden="true">
          {[1, 2, 3, 4].map(step => (
            <span
              key={step}
              className={classNames(
                styles.step,
                password !== '' && step <= Math.max(1, strength) && styles[`on${Math.max(1, strength)}`],
              )}
            />
          ))}
        </span>
        <span>{t('register.strength', { level })}</span>
      </span>
    </>
  )
}

/** Returns why the server would refuse a password: it is too short, or among those that are guessed first. */
export function passwordFault(
  password: string,
  least: number,
  names: readonly (string | null | undefined)[] = [],
): 'short' | 'common' | null {
  if ([...password.normalize('NFC')].length < least) return 'short'
  const folded = password.trim().toLowerCase()
  const own = names.flatMap(name =>
    name ? [name.trim().toLowerCase(), name.split('@')[0]?.toLowerCase()] : [],
  )
  return commonPasswords.has(folded) || own.includes(folded) ? 'common' : null
}

/** Rates a password from 0 (very weak) to 4 (very good): length counts most, variety helps. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 6) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter(kind => kind.test(password)).length
  const isMonotonous = new Set(password).size < Math.min(5, password.length / 2)
  const points =
    (password.length >= 8 ? 1 : 0) + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0)
  const total = points + (kinds >= 3 ? 1 : 0) + (kinds >= 2 && password.length >= 10 ? 1 : 0)
  const capped = Math.min(4, isMonotonous ? 1 : Math.max(1, total))
  return capped as 0 | 1 | 2 | 3 | 4
}
