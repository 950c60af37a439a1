import { resetSentMessage } from '@trimestre/contract/users'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { forwardedQuery } from '../../../domain/navigation.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { isEmail } from '../../../ui/email.ts'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './auth.module.css'

type Outcome = { tone: 'success' | 'error'; text: string }

/** Requests the reset link by mail; the response is the same whether or not the address is known. */
export function ResetRequestCard() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:reset.title'))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (email: string) => {
    setOutcome(null)
    try {
      const { message } = await call('requestPasswordReset', { body: { email } })
      const isSent = message === resetSentMessage
      setOutcome(
        isSent
          ? { tone: 'success', text: t('auth.resetSent') }
          : { tone: 'error', text: t('errors.unexpected') },
      )
    } catch (error) {
      setOutcome({ tone: 'error', text: errorText(t, error) })
    }
  }
  return (
    <PlainCard title={t('auth:reset.title')} lead={t('auth:reset.lead')}>
      {outcome && (
        <Banner focused tone={outcome.tone} onClose={() => setOutcome(null)}>
          {outcome.text}
        </Banner>
      )}
      <EmailForm onSend={send} />
      <p className={styles.aside}>
        <a href={`/login${forwardedQuery()}`}>{t('auth:reset.toSignIn')}</a>
      </p>
    </PlainCard>
  )
}

function EmailForm({ onSend }: { onSend(email: string): Promise<void> }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState<string | null>(null)
  const [isValidated, setValidated] = useState(false)
  const [sending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fault = email === null ? t('validation.required') : isEmail(email) ? null : t('validation.email')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    setValidated(true)
    if (email === null || fault !== null) return input.current?.focus()
    setSending(true)
    await onSend(email)
    setSending(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        id="email"
        name="email"
        label={t('field.email')}
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email ?? ''}
        error={isValidated ? fault : null}
        onChange={event => setEmail(event.currentTarget.value.trim() || null)}
        onBlur={() => setValidated(true)}
      />
      <Button variant="primary" type="submit" fullWidth loading={sending}>
        {t('auth.sendResetLink')}
      </Button>
    </form>
  )
}
