import type { Decision } from '@trimestre/contract/decisions'
import { useEffect, useState } from 'react'
import { type Values, valuesInForce } from './draft.ts'

const isSame = (a: Values, b: Values): boolean => Object.keys(a).every(name => Object.is(a[name], b[name]))

type Typed = { values: Values; adopt(values: Values): void }

/**
 * Detects that another tab or device has saved the area. A form without typed values follows at once; a form with a
 * draft keeps it and reports the change.
 */
export function useRemoteSave(decisions: readonly Decision[], typed: Typed, isSaving: boolean) {
  const inForce = valuesInForce(decisions)
  const [known, setKnown] = useState(inForce)
  const [noticedAt, setNoticedAt] = useState<Date | null>(null)
  const isChanged = !isSaving && !isSame(inForce, known)
  const isUntouched = isSame(known, typed.values)

  const follow = () => {
    typed.adopt(inForce)
    setKnown(inForce)
    setNoticedAt(null)
  }
  useEffect(() => {
    if (!isChanged) return
    if (isUntouched) follow()
    else if (noticedAt === null) setNoticedAt(new Date())
  })
  return {
    /** The time of detection, or null while this page has the latest values. */
    changedAt: isChanged && !isUntouched ? noticedAt : null,
    follow,
    /** Records the values that this page has just saved, so that they do not count as a change from elsewhere. */
    settle(saved: readonly Decision[]) {
      setKnown(valuesInForce(saved))
      setNoticedAt(null)
    },
  }
}
