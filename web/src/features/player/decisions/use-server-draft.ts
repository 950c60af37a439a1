import { useCallback, useEffect, useRef, useState } from 'react'
import type { AreaKey } from '../../../domain/game-areas.ts'
import { registerDraftSender } from '../../../domain/waiting-drafts.ts'
import { useSaveDecisions } from './api.ts'

const pause = 800

export type AreaFormContext = { gameId: number; companyId: number; roundId: number; area: AreaKey }

/**
 * Sends the draft to the server once typing pauses. The last draft wins, and leaving the page or closing the quarter of a
 * solo game sends it at once.
 */
export function useServerDraft({ gameId, companyId, roundId, area }: AreaFormContext) {
  const { mutateAsync } = useSaveDecisions(roundId, area, companyId, gameId)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const waiting = useRef<Record<string, number> | null>(null)
  const underway = useRef<Promise<void>>(Promise.resolve())
  const [isKept, setIsKept] = useState(false)

  const send = useCallback(() => {
    clearTimeout(timer.current)
    const values = waiting.current
    waiting.current = null
    if (!values) return
    // A failed draft needs no message: this device stores it, and saving reports what is wrong.
    underway.current = underway.current
      .then(() => mutateAsync({ values, draft: true }))
      .then(
        () => setIsKept(true),
        () => setIsKept(false),
      )
  }, [mutateAsync])
  useEffect(() => send, [send])
  useEffect(
    () =>
      registerDraftSender(() => {
        send()
        return underway.current
      }),
    [send],
  )

  const drop = () => {
    clearTimeout(timer.current)
    waiting.current = null
  }
  return {
    isKept,
    /** Schedules the draft; null means that the values are invalid, so nothing is sent. */
    scheduleSave(values: Record<string, number> | null) {
      drop()
      setIsKept(false)
      if (!values) return
      waiting.current = values
      timer.current = setTimeout(send, pause)
    },
    /** Cancels the scheduled draft and waits for the one in flight, so that it cannot overtake a save. */
    settle(): Promise<void> {
      drop()
      return underway.current
    },
  }
}
