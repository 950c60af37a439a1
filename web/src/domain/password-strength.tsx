import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'
import styles from './password-strength.module.css'

/** Shows advice while the user chooses a password; it never rejects one. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('auth')
  const strength = passwordStrength(password)
  const level = password === '' ? '–' : t(`strength.${strength}`)
  return (
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
  )
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
