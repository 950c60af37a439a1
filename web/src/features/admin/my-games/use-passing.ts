import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameQuery } from '../../../domain/game-queries.ts'
import { momentText } from '../../../domain/moment-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { notify } from '../../../ui/notify.ts'
import { type PassFailure, usePassQuarter } from './api.ts'
import { lastRoundNumber } from './game-status.ts'
import type { PlanChoice } from './planned-pass.tsx'

/** The minimum time in milliseconds that the waiting message stays, so that users can read it. */
const waitAtLeast = 700
const longMessage = 3000

type Texts = TFunction<['common', 'admin']>

export type PassStep = 'asking' | 'waiting' | { reason: string; consequence: string }

/** Manages the steps of a pass: question, wait and outcome. A retry after a failure expects the same round. */
export function usePassFlow(game: Game, plan: PlanChoice, onClose: () => void) {
  const { t } = useTranslation(['common', 'admin'])
  const client = useQueryClient()
  const format = useFormat()
  const dropped = useRef<string | undefined>(undefined)
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

  /** Says what is planned now, read from the server: another administrator may have changed the plan meanwhile. */
  const tellNextPass = async () => {
    const after = await client.fetchQuery({ ...gameQuery(game.id), staleTime: 0 }).catch(() => null)
    if (after === null) return
    const { nextPassAt } = after
    notify.info(
      nextPassAt
        ? t('admin:passing.next', { when: momentText(format, nextPassAt) })
        : t('admin:passing.noNext'),
    )
  }
  const pass = async () => {
    // A retry drops the same pass, not the one that has become the next meanwhile.
    if (!begun.current && plan === 'drop') dropped.current = game.nextPassAt ?? undefined
    begun.current = true
    setStep('waiting')
    const pause = new Promise(done => setTimeout(done, waitAtLeast))
    const outcome = await mutateAsync({ expected, dropped: dropped.current }).then(
      () => null,
      (failure: PassFailure) => failure,
    )
    await pause
    if (!outcome) {
      notify.success(t('pass.success'), longMessage, showResults)
      if (game.nextPassAt !== null || dropped.current) void tellNextPass()
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
