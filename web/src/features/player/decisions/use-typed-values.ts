import type { Decision } from '@trimestre/contract/decisions'
import { useState } from 'react'
import { faultOf, type Typed } from './decision-value.ts'
import { readDraft, startingValues, type Values, valuesInForce, writeDraft } from './draft.ts'
import { type AreaFormContext, useServerDraft } from './use-server-draft.ts'

/** Returns the names of the decisions whose typed value cannot be saved. */
export const faultyNames = (decisions: readonly Decision[], values: Values): string[] =>
  decisions
    .filter(decision => decision.editable && faultOf(decision, values[decision.name] ?? null))
    .map(decision => decision.name)

/** Manages the typed values of an area, which are stored on this device and, when valid, on the server. */
export function useTypedValues(decisions: readonly Decision[], place: AreaFormContext) {
  const { companyId, roundId, area } = place
  const [local] = useState(() => readDraft(companyId, roundId, area))
  const [start, setStart] = useState(() => startingValues(decisions, local))
  const [values, setValues] = useState(start.values)
  const [texts, setTexts] = useState(local?.texts ?? {})
  const [cancelled, setCancelled] = useState<Values | null>(null)
  const [draftAt, setDraftAt] = useState<Date | null>(null)
  const server = useServerDraft(place)

  const discardDraft = (next: Values) => {
    setStart({ values: next, from: 'saved' })
    setDraftAt(null)
    writeDraft(companyId, roundId, area, null)
  }
  const put = (next: Values, typed = texts) => {
    setValues(next)
    setCancelled(null)
    setDraftAt(new Date())
    writeDraft(companyId, roundId, area, next, typed)
    server.scheduleSave(faultyNames(decisions, next).length === 0 ? (next as Record<string, number>) : null)
  }
  return {
    values,
    /** The typed texts by decision name, where the text is not a number. */
    texts,
    restored: start.from,
    restoredAt: start.from === 'device' ? (local?.at ?? null) : null,
    draftAt,
    draftOnServer: server.isKept,
    canUndo: cancelled !== null,
    cancelAndWaitForDraft: server.settle,
    discardDraft,
    change(name: string, value: Typed, text = '') {
      const typed = Number.isNaN(value) ? { ...texts, [name]: text } : texts
      setTexts(typed)
      put({ ...values, [name]: value }, typed)
    },
    undo: () => cancelled && put(cancelled),
    /** Adopts values that were saved elsewhere; the user can undo this to restore the values typed here. */
    adopt(next: Values) {
      const isTyped = Object.keys(next).some(name => !Object.is(next[name], values[name]))
      setCancelled(isTyped && draftAt !== null ? values : null)
      setValues(next)
      discardDraft(next)
    },
    /** Enters the values of a scenario, ignoring those of other areas. */
    adoptDraft(wanted: Readonly<Record<string, number>>) {
      put(Object.fromEntries(Object.keys(values).map(name => [name, wanted[name] ?? values[name] ?? null])))
      setCancelled(values)
    },
    cancel() {
      const inForce = valuesInForce(decisions)
      setCancelled(values)
      setValues(inForce)
      discardDraft(inForce)
      // A draft cannot be deleted from the server, so it is replaced with the values in force.
      const isThere = server.isKept || decisions.some(({ draft }) => draft !== null)
      server.scheduleSave(isThere ? (inForce as Record<string, number>) : null)
    },
  }
}
