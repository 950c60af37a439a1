import type { Decision } from '@trimestre/contract/decisions'
import { useEffect, useState } from 'react'
import { type Values, valuesInForce } from './draft.ts'

const isSame = (a: Values, b: Values): boolean => Object.keys(a).every(name => Object.is(a[name], b[name]))

type Typed = { values: Values; adopt(values: Values): void }

/**
 * Notices that another tab or device has saved the area. A form in which nothing was typed follows at once; one that
 * holds a draft keeps it and says so.
 */
export function useSavedElsewhere(decisions: readonly Decision[], typed: Typed, isSaving: boolean) {
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
    /** When it was noticed; null while this page knows the latest. */
    changedAt: isChanged && !isUntouched ? noticedAt : null,
    follow,
    /** What this page has just saved is no news. */
    settle(saved: readonly Decision[]) {
      setKnown(valuesInForce(saved))
      setNoticedAt(null)
    },
  }
}
