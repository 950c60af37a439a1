import { ApiError } from '@trimestre/contract/client'
import type { ErrorCode } from '@trimestre/contract/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { enterApplication } from '../../../domain/navigation.ts'
import { startSession } from '../../../domain/session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { openProvider, readProviderResult, type Told } from './external-provider.ts'

/** Signs in with the result of the provider; the account's password is needed to link one with the same e-mail. */
export function useExternalSignIn(isRegistration: boolean) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [codeToLink, setCodeToLink] = useState<string | null>(null)

  const exchange = useCallback(
    async (told: Told | null, password?: string) => {
      setBusy(true)
      setFailure(null)
      try {
        if (told?.error) throw new ApiError({ status: 400, code: told.error as ErrorCode })
        if (!told?.code) return
        startSession(await call('exchangeOidc', { body: { code: told.code, password } }))
        enterApplication(isRegistration)
      } catch (error) {
        const mustLink = error instanceof ApiError && error.code === 'auth/link-password'
        if (mustLink) setCodeToLink(told?.code ?? null)
        else setFailure(errorText(t, error))
      } finally {
        setBusy(false)
      }
    },
    [isRegistration, t],
  )
  // The code is valid only once, so it is exchanged only once, even where React runs effects twice.
  const hasRead = useRef(false)
  useEffect(() => {
    if (hasRead.current) return
    hasRead.current = true
    void exchange(readProviderResult())
  }, [exchange])

  const begin = async () => {
    setBusy(true)
    setFailure(null)
    const told = await openProvider()
    setBusy(false)
    if (told) await exchange(told)
  }
  return {
    isBusy,
    failure,
    dismiss: () => setFailure(null),
    begin,
    mustLink: codeToLink !== null,
    link: (password: string) => exchange({ code: codeToLink ?? undefined }, password),
  }
}
