import type { Decision } from '@trimestre/contract/decisions'
import { useState } from 'react'
import { faultOf, type Typed } from './decision-value.ts'
import { readDraft, startingValues, type Values, valuesInForce, writeDraft } from './draft.ts'
import { type FormPlace, useServerDraft } from './use-server-draft.ts'

/** The names whose typed value cannot be saved. */
export const faultyNames = (decisions: readonly Decision[], values: Values): string[] =>
  decisions
    .filter(decision => decision.editable && faultOf(decision, values[decision.name] ?? null))
    .map(decision => decision.name)

/** What is typed in an area, kept on this device and, when it is valid, on the server. */
export function useTypedValues(decisions: readonly Decision[], place: FormPlace) {
  const { companyId, roundId, area } = place
  const [local] = useState(() => readDraft(companyId, roundId, area))
  const [start, setStart] = useState(() => startingValues(decisions, local))
  const [values, setValues] = useState(start.values)
  const [texts, setTexts] = useState(local?.texts ?? {})
  const [cancelled, setCancelled] = useState<Values | null>(null)
  const [draftAt, setDraftAt] = useState<Date | null>(null)
  const server = useServerDraft(place)

  const forgetDraft = (next: Values) => {
    setStart({ values: next, from: 'saved' })
    setDraftAt(null)
    writeDraft(companyId, roundId, area, null)
  }
  const put = (next: Values, typed = texts) => {
    setValues(next)
    setCancelled(null)
    setDraftAt(new Date())
    writeDraft(companyId, roundId, area, next, typed)
    server.keepSoon(faultyNames(decisions, next).length === 0 ? (next as Record<string, number>) : null)
  }
  return {
    values,
    /** What was typed, by name, where it is no number. */
    texts,
    restored: start.from,
    restoredAt: start.from === 'device' ? (local?.at ?? null) : null,
    draftAt,
    draftOnServer: server.isKept,
    canUndo: cancelled !== null,
    settleDraft: server.settle,
    forgetDraft,
    change(name: string, value: Typed, text = '') {
      const typed = Number.isNaN(value) ? { ...texts, [name]: text } : texts
      setTexts(typed)
      put({ ...values, [name]: value }, typed)
    },
    undo: () => cancelled && put(cancelled),
    /** Takes over what was saved elsewhere; what was typed here can be brought back. */
    adopt(next: Values) {
      const isTyped = Object.keys(next).some(name => !Object.is(next[name], values[name]))
      setCancelled(isTyped && draftAt !== null ? values : null)
      setValues(next)
      forgetDraft(next)
    },
    /** Types values of a scenario; names of other areas are left aside. */
    adoptDraft(wanted: Readonly<Record<string, number>>) {
      put(Object.fromEntries(Object.keys(values).map(name => [name, wanted[name] ?? values[name] ?? null])))
      setCancelled(values)
    },
    cancel() {
      const inForce = valuesInForce(decisions)
      setCancelled(values)
      setValues(inForce)
      forgetDraft(inForce)
      // A draft cannot be withdrawn from the server: it is made equal to what is in force.
      const isThere = server.isKept || decisions.some(({ draft }) => draft !== null)
      server.keepSoon(isThere ? (inForce as Record<string, number>) : null)
    },
  }
}
