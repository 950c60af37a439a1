import { ApiError } from '@trimestre/contract/client'
import type { Decision } from '@trimestre/contract/decisions'
import type { Violation } from '@trimestre/contract/errors'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSaveDecisions } from './api.ts'
import type { Typed } from './decision-value.ts'
import { hasChanges } from './draft.ts'
import { useRemoteSave } from './use-saved-elsewhere.ts'
import type { AreaFormContext } from './use-server-draft.ts'
import { faultyNames, useTypedValues } from './use-typed-values.ts'

export type AreaForm = ReturnType<typeof useAreaForm>

/** Manages the form of one area: the values are a draft while the player types, and are played only once saved. */
export function useAreaForm(decisions: readonly Decision[], place: AreaFormContext, frozen: boolean) {
  const typed = useTypedValues(decisions, place)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, Violation>>>({})
  const saving = useSaveDecisions(place.roundId, place.area, place.companyId, place.gameId)
  useOnReopening(frozen, saving.reset)
  const faulty = faultyNames(decisions, typed.values)
  const elsewhere = useRemoteSave(decisions, typed, saving.isPending)

  const save = async (): Promise<boolean> => {
    if (frozen || faulty.length > 0 || saving.isPending) return false
    const sent = typed.values
    await typed.cancelAndWaitForDraft()
    try {
      elsewhere.settle(await saving.mutateAsync({ values: sent as Record<string, number>, draft: false }))
    } catch (error) {
      setRefusals(refusalsOf(error))
      return false
    }
    typed.discardDraft(sent)
    setRefusals({})
    setSavedAt(new Date())
    return true
  }
  const change = (name: string, value: Typed, text?: string) => {
    setRefusals(({ [name]: _, ...others }) => others)
    typed.change(name, value, text)
  }
  const latestChange = useRef(change)
  useEffect(() => {
    latestChange.current = change
  })
  return {
    ...typed,
    changed: hasChanges(decisions, typed.values),
    changedElsewhereAt: elsewhere.changedAt,
    showElsewhere: elsewhere.follow,
    faulty,
    /** The refusals of the server by decision, each until its value is changed. */
    refusals,
    failure: saving.error,
    saving: saving.isPending,
    savedAt,
    save,
    /**
     * The function keeps its identity across renders, so that the memoised rows of other decisions do not render again.
     */
    change: useCallback(
      (name: string, value: Typed, text?: string) => latestChange.current(name, value, text),
      [],
    ),
    /** Enters the values of a scenario for this area. */
    adopt(wanted: Readonly<Record<string, number>>) {
      setRefusals({})
      typed.adoptDraft(wanted)
    },
    cancel() {
      setRefusals({})
      saving.reset()
      typed.cancel()
    },
  }
}

/** Forgets why a save was refused once the form can be edited again. */
function useOnReopening(frozen: boolean, forget: () => void): void {
  const wasFrozen = useRef(frozen)
  useEffect(() => {
    if (wasFrozen.current && !frozen) forget()
    wasFrozen.current = frozen
  }, [frozen, forget])
}

/** Returns the violations by field; `decisions.prixVente` and `prixVente` both refer to the same field. */
function refusalsOf(error: unknown): Record<string, Violation> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.violations.map(v => [v.propertyPath.split('.').at(-1) ?? '', v]))
}
