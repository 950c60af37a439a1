import { useTranslation } from 'react-i18next'
import { classNames } from '../ui/class-names.ts'
import { passwordStrength } from './password-advice.ts'
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
