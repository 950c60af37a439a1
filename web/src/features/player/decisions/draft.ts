import type { Decision } from '@trimestre/contract/decisions'
import { readStoredJson, writeStored } from '../../../domain/storage.ts'
import { valueInForce } from '../../../domain/value-in-force.ts'
import type { Typed } from './decision-value.ts'

export type Values = Record<string, Typed>

/** The typed texts of the fields whose text is not a number. */
export type Texts = Readonly<Record<string, string>>

/** The versions at which values of a shared sheet were read. */
export type Versions = Readonly<Record<string, number>>

/** The values typed on this device and not saved yet. */
export type LocalDraft = { at: string; values: Values; texts: Texts; versions?: Versions }

const keyOf = (companyId: number, roundId: number, area: string): string =>
  `draft:${companyId}:${roundId}:${area}`

export function readDraft(companyId: number, roundId: number, area: string): LocalDraft | null {
  const kept = readStoredJson<Partial<LocalDraft>>(keyOf(companyId, roundId, area))
  if (!kept || typeof kept.at !== 'string' || typeof kept.values !== 'object') return null
  const { at, values, texts = {}, versions } = kept
  // JSON cannot represent NaN.
  const unreadable = Object.fromEntries(Object.keys(texts).map(name => [name, Number.NaN]))
  return { at, values: { ...values, ...unreadable }, texts, ...(versions && { versions }) }
}

export function writeDraft(
  companyId: number,
  roundId: number,
  area: string,
  values: Values | null,
  typed: Texts = {},
  versions?: Versions,
): void {
  const texts = Object.fromEntries(Object.entries(typed).filter(([name]) => Number.isNaN(values?.[name])))
  const text = values && JSON.stringify({ at: new Date().toISOString(), values, texts, versions })
  writeStored(keyOf(companyId, roundId, area), text)
}

export type Start = { values: Values; from: 'device' | 'server' | 'saved' }

/**
 * Returns the initial values of the form. The draft of this device comes first, since it holds the latest input, valid
 * or not; then the draft that the server stores from any device; then the values in force.
 */
export function startingValues(decisions: readonly Decision[], local: LocalDraft | null): Start {
  const editable = decisions.filter(decision => decision.editable)
  const values: Values = {}
  let from: Start['from'] = 'saved'
  for (const decision of editable) {
    const typed =
      local && Object.hasOwn(local.values, decision.name) ? local.values[decision.name] : undefined
    values[decision.name] = typed === undefined ? (decision.draft ?? valueInForce(decision)) : typed
    if (values[decision.name] === valueInForce(decision)) continue
    if (typed !== undefined) from = 'device'
    else if (from === 'saved') from = 'server'
  }
  return { values, from }
}

/** Whether a typed value differs from the value in force. */
export const hasChanges = (decisions: readonly Decision[], values: Values): boolean =>
  decisions.some(decision => decision.editable && !Object.is(values[decision.name], valueInForce(decision)))

export const valuesInForce = (decisions: readonly Decision[]): Values =>
  Object.fromEntries(decisions.filter(d => d.editable).map(d => [d.name, valueInForce(d)]))
