import { ApiError } from '@trimestre/contract/client'
import type { JournalEntry, JournalField, WriteJournal } from '@trimestre/contract/journal'
import { readStoredJson, writeStored } from '../../../domain/storage.ts'
import * as fields from './pending-fields.ts'

/** Milliseconds between two attempts to reach the server. */
const retryPause = 10_000

export type JournalState = {
  pending: fields.PendingFields
  /** The fields that were just saved, with the time until which they are marked. */
  saved: Partial<Record<JournalField, number>>
}

type Options = {
  /** The part of the key of what this device stores that names the company, the round and its version. */
  place: string
  /** The id of the person who types. */
  me: number
  entry: JournalEntry
  send(body: WriteJournal): Promise<JournalEntry>
  /** Called when the server refused a save for another reason than its contents. */
  onRefusal(error: ApiError): void
}

export type JournalSync = ReturnType<typeof createJournalSync>

/**
 * Keeps the typed fields of the journal of a quarter, saves each when it is due, and stores on this device what is not
 * saved. It lives for as long as the page, so that a field is saved also after its screen was left.
 */
export function createJournalSync({ place, me, entry: first, send, onRefusal }: Options) {
  const storageKey = `draft:journal:${place}:${me}`
  let entry = first
  let state: JournalState = { pending: readStored(storageKey), saved: {} }
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function set(pending: fields.PendingFields, saved = state.saved): void {
    state = { pending, saved }
    store(storageKey, pending)
    for (const listener of listeners) listener()
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    const due = isSending ? null : fields.nextDue(state.pending)
    const times = [...Object.values(state.saved), ...(due === null ? [] : [due])]
    if (times.length > 0) timer = setTimeout(wake, Math.max(0, Math.min(...times) - Date.now()))
  }

  function wake(): void {
    const now = Date.now()
    const marked = Object.entries(state.saved).filter(([, until]) => until > now)
    if (marked.length < Object.keys(state.saved).length) set(state.pending, Object.fromEntries(marked))
    void sendDue(now)
  }

  async function sendDue(now: number): Promise<void> {
    if (isSending) return
    const { pending, batch } = fields.takeDue(state.pending, now)
    if (batch === null) return
    isSending = true
    set(pending)
    try {
      entry = await send(batch.body)
      isSending = false
      const settled = fields.accepted(state.pending, batch.names, entry)
      const until = Date.now() + fields.markedFor
      const saved = batch.names.filter(name => settled[name] === undefined)
      set(settled, { ...state.saved, ...Object.fromEntries(saved.map(name => [name, until])) })
    } catch (error) {
      isSending = false
      set(settleFailure(batch.names, error))
    }
  }

  function settleFailure(names: readonly JournalField[], error: unknown): fields.PendingFields {
    const now = Date.now()
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500)
      return fields.failed(state.pending, names, now + retryPause)
    if (error.code === 'journal/changed')
      return fields.conflicted(state.pending, names, { conflicts: error.journalConflicts, me, now })
    onRefusal(error)
    return fields.refused(state.pending, names)
  }

  schedule()
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes in the entry as the server has it. */
    receive(given: JournalEntry) {
      if (given === entry) return
      entry = given
      const pending = fields.merged(state.pending, given)
      if (fields.fieldsOf(pending).some(([name, field]) => field !== state.pending[name])) set(pending)
      else if (fields.fieldsOf(pending).length !== fields.fieldsOf(state.pending).length) set(pending)
    },
    type: (name: JournalField, value: fields.Content, text = '') =>
      set(fields.typed(state.pending, entry, name, { value, text, now: Date.now() })),
    keepMine: (name: JournalField) => set(fields.keepMine(state.pending, name, Date.now())),
    forget: (name: JournalField) => set(fields.forget(state.pending, name)),
    /** Sends what waits or failed at once, because the network is back or the page is being left. */
    hurry: () => set(fields.hurry(state.pending, Date.now())),
    stop: () => clearTimeout(timer),
  }
}

type StoredField = Pick<fields.PendingField, 'value' | 'text' | 'basedOn'>

function store(key: string, pending: fields.PendingFields): void {
  const typed = fields
    .fieldsOf(pending)
    .map(([name, { value, text, basedOn }]) => [name, { value, text, basedOn }])
  writeStored(key, typed.length === 0 ? null : JSON.stringify(Object.fromEntries(typed)))
}

/** Takes up what an earlier page has stored; it is due at once. */
function readStored(key: string): fields.PendingFields {
  const stored = readStoredJson<Partial<Record<JournalField, StoredField>>>(key) ?? {}
  const typed = Object.entries(stored).map(([name, { value, text, basedOn }]) => {
    // JSON cannot represent NaN.
    const isUnreadable = value === null && text !== ''
    const field = { value: isUnreadable ? Number.NaN : value, text, basedOn, dueAt: Date.now(), sent: [] }
    return [name, { ...field, state: 'waiting' }]
  })
  return Object.fromEntries(typed)
}
