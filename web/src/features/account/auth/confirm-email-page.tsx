import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './auth.module.css'

type State = { step: 'asking' | 'sending' | 'done' } | { step: 'failed'; reason: string }

/**
 * Confirms a new e-mail address with the link of a mail. It requires a click, since programs that open the links of
 * mails to check them must not confirm anything.
 */
export default function ConfirmEmailPage() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:confirm.title'))
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const [state, setState] = useState<State>({ step: 'asking' })
  const confirm = async () => {
    setState({ step: 'sending' })
    try {
      await call('confirmEmail', { body: { token } })
      setState({ step: 'done' })
    } catch (error) {
      setState({ step: 'failed', reason: errorText(t, error) })
    }
  }
  return (
    <PlainCard title={t('auth:confirm.title')} lead={t('auth:confirm.lead')}>
      {state.step === 'failed' && (
        <Banner focused tone="error">
          {state.reason}
        </Banner>
      )}
      {state.step === 'done' ? (
        <Banner focused tone="success">
          {t('auth:confirm.done')}
        </Banner>
      ) : (
        <Button variant="primary" fullWidth loading={state.step === 'sending'} onClick={() => void confirm()}>
          {t('auth:confirm.action')}
        </Button>
      )}
      <p className={styles.aside}>
        <a href="/login">{t('auth:reset.toSignIn')}</a>
      </p>
    </PlainCard>
  )
}
