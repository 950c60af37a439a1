import { readJoinCode } from '@trimestre/contract/join-codes'
import type { GameOfCode } from '@trimestre/contract/joining'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { JoinCodeField, useTypedCode } from '../../../domain/join-code-field.tsx'
import { joinAddress } from '../../../domain/landing.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { PlainCard } from '../../../shell/frame/plain-card.tsx'
import { useDocumentTitle } from '../../../shell/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import styles from './join-page.module.css'
import { JoinWays } from './join-ways.tsx'

type State =
  | { step: 'typing'; code: string; reason?: string }
  | { step: 'looking'; code: string }
  | { step: 'found'; code: string; found: GameOfCode }

const codeOfAddress = (): string => new URLSearchParams(window.location.search).get('code') ?? ''

/** The page on which a student joins a game with its class code, typed or read from a QR code. */
export default function JoinPage() {
  const { t } = useTranslation(['common', 'auth'])
  useDocumentTitle(t('auth:join.title'))
  const [state, setState] = useState<State>(() => {
    const code = codeOfAddress()
    return { step: code === '' ? 'typing' : 'looking', code }
  })
  const { step, code } = state
  useEffect(() => {
    if (step !== 'looking') return
    const leaving = new AbortController()
    call('findGameByCode', { params: { code }, signal: leaving.signal }).then(
      found => setState({ step: 'found', code, found }),
      error => leaving.signal.aborted || setState({ step: 'typing', code, reason: errorText(t, error) }),
    )
    return () => leaving.abort()
  }, [step, code, t])

  const look = (typed: string) => {
    window.history.replaceState(null, '', joinAddress(typed))
    setState({ step: 'looking', code: typed })
  }
  if (state.step === 'found')
    return <JoinWays {...state} onOtherCode={() => setState({ step: 'typing', code: '' })} />
  return (
    <PlainCard title={t('auth:join.title')} lead={t('auth:join.lead')}>
      {state.step === 'looking' ? (
        <SkeletonStack shapes={[{ height: 88 }, { height: 48 }]} />
      ) : (
        <CodeForm initial={state.code} reason={state.reason} onCode={look} />
      )}
      <p className={styles.other}>
        <a href="/login">{t('auth:join.haveAccount')}</a>
      </p>
    </PlainCard>
  )
}

type FormProps = { initial: string; reason?: string | undefined; onCode(code: string): void }

function CodeForm({ initial, reason, onCode }: FormProps) {
  const { t } = useTranslation(['common', 'auth'])
  const [typed, setTyped] = useTypedCode(initial)
  const [fault, setFault] = useState(reason)
  const submit = () => {
    const code = readJoinCode(typed)
    if (code === undefined) setFault(t(typed === '' ? 'validation.required' : 'joinCode.malformed'))
    else onCode(code)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <JoinCodeField
        value={typed}
        hint={t('joinCode.hint')}
        error={fault}
        onChange={next => {
          setTyped(next)
          setFault(undefined)
        }}
      />
      <Button variant="primary" type="submit" fullWidth>
        {t('auth.continue')}
      </Button>
    </form>
  )
}
