import { ApiError } from '@trimestre/contract/client'
import type { ErrorCode } from '@trimestre/contract/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { enterApplication } from '../../../domain/navigation.ts'
import { startSession } from '../../../domain/session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { openProvider, type ProviderResult, readProviderResult } from './external-provider.ts'

/** Signs in with the result of the provider; the account's password is needed to link one with the same e-mail. */
export function useExternalSignIn(isRegistration: boolean) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [codeToLink, setCodeToLink] = useState<string | null>(null)

  const exchange = useCallback(
    async (result: ProviderResult | null, password?: string) => {
      setBusy(true)
      setFailure(null)
      try {
        if (result?.error) throw new ApiError({ status: 400, code: result.error as ErrorCode })
        if (!result?.code) return
        startSession(await call('exchangeOidc', { body: { code: result.code, password } }))
        enterApplication(isRegistration)
      } catch (error) {
        const mustLink = error instanceof ApiError && error.code === 'auth/link-password'
        if (mustLink) setCodeToLink(result?.code ?? null)
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
    const result = await openProvider()
    setBusy(false)
    if (result) await exchange(result)
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
