import type { JournalConflict } from '@trimestre/contract/errors'
import type { JournalEntry, JournalField, WriteJournal } from '@trimestre/contract/journal'
import { predictionMax } from '@trimestre/contract/journal-limits'
import { predictedFigures } from '@trimestre/contract/prediction-scores'

/** Milliseconds after the last key after which a field is saved. */
export const savePause = 800
/** Milliseconds for which a field is marked that was just saved. */
export const markedFor = 3000

/** A text, or a figure; null is an empty figure, and NaN one whose text is no number. */
export type Content = string | number | null

export type Theirs = JournalConflict['theirs']

/**
 * A field that was typed and is not saved. `waiting` for its time, `sending`, `failed` to reach the server, `refused` by
 * it, or in `conflict` with what another member wrote, until the person chooses.
 */
export type PendingField = {
  value: Content
  /** The typed text of a figure that is no number. */
  text: string
  /** The revision of the field that was shown when typing began. */
  basedOn: number
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'conflict'
  /** When it is due, in milliseconds of Unix time. */
  dueAt: number
  /** The contents sent so far: one whose answer was lost may have been saved. */
  sent: readonly Content[]
  theirs?: Theirs | undefined
}

export type PendingFields = Partial<Record<JournalField, PendingField>>

const isFigure = (field: JournalField): field is (typeof predictedFigures)[number] =>
  predictedFigures.some(each => each === field)

/** Returns the content of a field as the server has it. */
export const contentOf = (entry: JournalEntry, field: JournalField): Content =>
  isFigure(field) ? entry.predictions[field] : (entry[field] ?? '')

const revisionOf = (entry: JournalEntry, field: JournalField): number => entry.revs[field] ?? 0

export const fieldsOf = (pending: PendingFields) => Object.entries(pending) as [JournalField, PendingField][]

const mapFields = (
  pending: PendingFields,
  change: (field: PendingField, name: JournalField) => PendingField | null,
): PendingFields =>
  Object.fromEntries(
    fieldsOf(pending).flatMap(([name, field]) => {
      const next = change(field, name)
      return next === null ? [] : [[name, next]]
    }),
  )

const without = (pending: PendingFields, name: JournalField): PendingFields =>
  mapFields(pending, (field, each) => (each === name ? null : field))

/** Whether a field can be sent as it is. */
export const isValid = (name: JournalField, value: Content): boolean => {
  if (typeof value !== 'number') return true
  const isPossible = Math.abs(value) <= predictionMax
  return name === 'demande' ? isPossible && value >= 0 && Number.isInteger(value) : isPossible
}

type Typed = { value: Content; text: string; now: number }

/** Records what was typed in a field; back at what the server has there is nothing to save. */
export function typed(
  pending: PendingFields,
  entry: JournalEntry,
  name: JournalField,
  { value, text, now }: Typed,
): PendingFields {
  const before = pending[name]
  const basedOn = before?.basedOn ?? revisionOf(entry, name)
  const isBack = Object.is(value, contentOf(entry, name)) && basedOn === revisionOf(entry, name)
  if (isBack && before?.state !== 'sending') return without(pending, name)
  const state = before?.state === 'conflict' || before?.state === 'sending' ? before.state : 'waiting'
  const field = { value, text, basedOn, state, dueAt: now + savePause, sent: before?.sent ?? [] }
  return { ...pending, [name]: { ...field, theirs: before?.theirs } }
}

const isSendable = (name: JournalField, { state, value }: PendingField): boolean =>
  (state === 'waiting' || state === 'failed') && isValid(name, value)

/** Returns the time at which the next field is due; null when none can be sent. */
export function nextDue(pending: PendingFields): number | null {
  const due = fieldsOf(pending).filter(([name, field]) => isSendable(name, field))
  return due.length === 0 ? null : Math.min(...due.map(([, { dueAt }]) => dueAt))
}

export type Batch = { names: JournalField[]; body: WriteJournal }

/** Takes the fields that are due, with the revisions on which they are based. */
export function takeDue(
  pending: PendingFields,
  now: number,
): { pending: PendingFields; batch: Batch | null } {
  const names = fieldsOf(pending).flatMap(([name, field]) =>
    isSendable(name, field) && field.dueAt <= now ? name : [],
  )
  if (names.length === 0) return { pending, batch: null }
  const contents = names.map(name => [name, pending[name]?.value ?? null] as const)
  const predictions = Object.fromEntries(contents.filter(([name]) => isFigure(name)))
  const body: WriteJournal = {
    ...Object.fromEntries(contents.filter(([name]) => !isFigure(name))),
    ...(Object.keys(predictions).length > 0 && { predictions }),
    revs: Object.fromEntries(names.map(name => [name, pending[name]?.basedOn ?? 0])),
  }
  const sending = mapFields(pending, (field, name) =>
    names.includes(name) ? { ...field, state: 'sending', sent: [...field.sent, field.value] } : field,
  )
  return { pending: sending, batch: { names, body } }
}

const settle = (
  pending: PendingFields,
  names: readonly JournalField[],
  change: (field: PendingField, name: JournalField) => PendingField | null,
): PendingFields => mapFields(pending, (field, name) => (names.includes(name) ? change(field, name) : field))

/** Settles the fields of a request that the server accepted; one that was typed on meanwhile waits again. */
export const accepted = (
  pending: PendingFields,
  names: readonly JournalField[],
  entry: JournalEntry,
): PendingFields =>
  settle(pending, names, (field, name) =>
    Object.is(field.value, field.sent.at(-1))
      ? null
      : { ...field, state: 'waiting', sent: [], basedOn: revisionOf(entry, name) },
  )

/**
 * Puts the changed fields into conflict; one that holds what this page has sent was saved before, though the answer was
 * lost. The others of the refused request are due again at once.
 */
export function conflicted(
  pending: PendingFields,
  names: readonly JournalField[],
  { conflicts, me, now }: { conflicts: readonly JournalConflict[]; me: number; now: number },
): PendingFields {
  const theirsOf = new Map<string, Theirs>(conflicts.map(({ name, theirs }) => [name, theirs]))
  return settle(pending, names, (field, name) => {
    const theirs = theirsOf.get(name)
    const again = { ...field, state: 'waiting', dueAt: now } as const
    if (theirs === undefined) return again
    if (Object.is(theirs.value, field.value)) return null
    const isOwn = theirs.by?.id === me && field.sent.some(sent => Object.is(sent, theirs.value))
    return isOwn ? { ...again, basedOn: theirs.version } : { ...field, state: 'conflict', theirs }
  })
}

/** Marks the fields of a request that the server refused for good. */
export const refused = (pending: PendingFields, names: readonly JournalField[]): PendingFields =>
  settle(pending, names, field => ({ ...field, state: 'refused' }))

/** Keeps the fields of a request that did not reach the server, for another attempt. */
export const failed = (
  pending: PendingFields,
  names: readonly JournalField[],
  retryAt: number,
): PendingFields => settle(pending, names, field => ({ ...field, state: 'failed', dueAt: retryAt }))

/** Makes everything that failed or waits due at once: the network is back, or the page is being left. */
export const hurry = (pending: PendingFields, now: number): PendingFields =>
  mapFields(pending, field =>
    field.state === 'failed' || field.state === 'waiting'
      ? { ...field, state: 'waiting', dueAt: Math.min(field.dueAt, now) }
      : field,
  )

/** « Garder le mien »: sends the own content again, based on that of the other member. */
export const keepMine = (pending: PendingFields, name: JournalField, now: number): PendingFields =>
  settle(pending, [name], field => ({
    ...field,
    state: 'waiting',
    basedOn: field.theirs?.version ?? field.basedOn,
    dueAt: now,
    theirs: undefined,
  }))

/** Forgets the own content: « Prendre le sien », or one that came too late. */
export const forget = without

/** Takes in an entry of the server: what is typed here stays, unless the server has the same. */
export const merged = (pending: PendingFields, entry: JournalEntry): PendingFields =>
  mapFields(pending, (field, name) => {
    const revision = revisionOf(entry, name)
    const value = contentOf(entry, name)
    if (field.state === 'sending' || revision === field.basedOn) return field
    if (Object.is(value, field.value)) return null
    if (field.state !== 'conflict') return field
    const { by = null, at = null } = entry.authors[name] ?? {}
    return { ...field, theirs: { value, version: revision, by, at } }
  })
