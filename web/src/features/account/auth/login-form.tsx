import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PublicLink } from '../../../shell/public-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './auth.module.css'

const names = ['username', 'password'] as const
type Name = (typeof names)[number]

type Props = {
  /** The query string of the page, with its question mark; it carries the requested page over to the password reset. */
  query: string
  onSignIn(username: string, password: string): Promise<void>
}

/**
 * A form with two required fields. Untouched and emptied fields are null and count as missing. It does not use the form
 * library, because this is the first page that everybody loads and it has a size budget.
 */
export function LoginForm({ query, onSignIn }: Props) {
  const { t } = useTranslation(['common', 'auth'])
  const [values, setValues] = useState<Record<Name, string | null>>({ username: null, password: null })
  const [judged, setJudged] = useState<readonly Name[]>([])
  const [sending, setSending] = useState(false)
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({})

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    const { username, password } = values
    setJudged(names)
    if (username === null || password === null) {
      inputs.current[username === null ? 'username' : 'password']?.focus()
      return
    }
    setSending(true)
    await onSignIn(username, password)
    setSending(false)
  }
  const field = (name: Name) => ({
    id: name,
    name,
    required: true,
    value: values[name] ?? '',
    error: judged.includes(name) && values[name] === null ? t('validation.required') : null,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    // Both fields may be filled in at once, so the update builds on the latest values.
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const value = event.currentTarget.value || null
      setValues(others => ({ ...others, [name]: value }))
    },
    onBlur: () => setJudged([...judged, name]),
  })
  return (
    // The browser submits this form itself only where no script runs; POST then keeps the values out of the address.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField
        {...field('username')}
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.password}>
        <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" />
        <PublicLink href={`/reset-password${query}`}>{t('auth:login.forgot')}</PublicLink>
      </div>
      <Button variant="primary" type="submit" fullWidth loading={sending}>
        {t('auth.continue')}
      </Button>
    </form>
  )
}
