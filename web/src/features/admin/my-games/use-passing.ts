import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { notify } from '../../../ui/notify.ts'
import { type PassFailure, usePassQuarter } from './api.ts'
import { lastRoundNumber } from './game-status.ts'

/** The minimum time in milliseconds that the waiting message stays, so that users can read it. */
const waitAtLeast = 700
const longMessage = 3000

type Texts = TFunction<['common', 'admin']>

export type PassStep = 'asking' | 'waiting' | { reason: string; consequence: string }

/** Manages the steps of a pass: question, wait and outcome. A retry after a failure expects the same round. */
export function usePassFlow(game: Game, onClose: () => void) {
  const { t } = useTranslation(['common', 'admin'])
  const [expected] = useState(() => lastRoundNumber(game))
  const [step, setStep] = useState<PassStep>('asking')
  const { mutateAsync } = usePassQuarter(game)
  const begun = useRef(false)
  const navigate = useNavigate()
  const showResults = {
    label: t('admin:pass.showResults'),
    onSelect: () =>
      void navigate({ to: '/app/admin/games', search: { game: game.id, tab: 'orders' } as never }),
  }

  const pass = async () => {
    begun.current = true
    setStep('waiting')
    const pause = new Promise(done => setTimeout(done, waitAtLeast))
    const outcome = await mutateAsync(expected).then(
      () => null,
      (failure: PassFailure) => failure,
    )
    await pause
    if (!outcome) {
      notify.success(t('pass.success'), longMessage, showResults)
      onClose()
    } else if (isRefusal(outcome.cause)) {
      notify.warning(errorText(t, outcome.cause), longMessage)
      onClose()
    } else {
      const reason = errorText(t, outcome.cause)
      notify.error(reason, longMessage)
      setStep({ reason, consequence: whatIsLeft(t, outcome) })
    }
  }
  /** Closes the dialog unless the pass has started: the question closes itself once answered, later steps stay. */
  const closeQuestion = () => {
    if (!begun.current) onClose()
  }
  return { step, pass, closeQuestion }
}

/** Whether the game has no quarter left or another user has passed this one: there is nothing to repair. */
const isRefusal = (cause: unknown): cause is ApiError => cause instanceof ApiError && cause.status === 409

/** Explains what the failure means for the game, so that the user can retry safely. */
function whatIsLeft(t: Texts, { stage, cause }: PassFailure): string {
  if (cause instanceof ApiError && cause.status === 0) return t('admin:pass.unknown')
  return stage === 'closing' ? t('admin:pass.unchanged') : t('admin:pass.halfDone')
}
