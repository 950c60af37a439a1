import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PublicLink } from '../../app/public-link.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth.module.css'

const names = ['username', 'password'] as const
type Name = (typeof names)[number]

type Props = {
  /** Of the address, with its question mark: the page asked for goes along to the forgotten password. */
  query: string
  onSignIn(username: string, password: string): Promise<void>
}

/**
 * Two required fields. Untouched and emptied ones are null and count as missing. Without the form library: this is
 * the first page everybody loads, and it keeps to its weight.
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
    // Both may be filled in at one go.
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const value = event.currentTarget.value || null
      setValues(others => ({ ...others, [name]: value }))
    },
    onBlur: () => setJudged([...judged, name]),
  })
  return (
    // Sent by the browser itself only where no script runs: then not in an address, at least.
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
