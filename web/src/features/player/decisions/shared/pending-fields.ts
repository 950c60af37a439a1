import type { Decision } from '@trimestre/contract/decisions'
import type { Conflict, Violation } from '@trimestre/contract/errors'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import { faultOf, type Typed } from '../decision-value.ts'

/** Milliseconds after the last key after which a field is saved. */
export const savePause = 800
/** Milliseconds for which a field is marked that another member has changed. */
export const markedFor = 3000

/** The value of another member: what it is now, its version, who gave it and when. */
export type Theirs = Conflict['theirs']

/**
 * A field that was typed and is not saved. `waiting` for its time, `sending`, `failed` to reach the server, `refused`
 * by it, or in `conflict` with the value of another member, until the person chooses.
 */
export type PendingField = {
  area: AreaKey
  value: Typed
  text: string
  /** The version of the value that was shown when typing began. */
  basedOn: number
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'conflict'
  /** When it is due, in milliseconds of Unix time. */
  dueAt: number
  /** The value of the request under way; null without one. */
  sent: number | null
  violation?: Violation | undefined
  theirs?: Theirs | undefined
}

/** A field with the focus, and what it showed when it got it. */
export type Focus = { name: string; version: number; value: number }

/** A mark at a field for a few seconds: it was saved, or another member changed it. */
export type Mark = { until: number; theirs: { value: number; by: string } | null }

/** What this page knows of a shared sheet besides the values of the server. */
export type SheetState = {
  pending: Readonly<Record<string, PendingField>>
  focus: Focus | null
  /** The fields that were just saved, or that others have just changed. */
  marks: Readonly<Record<string, Mark>>
  /** The versions of the values that the server answered last. */
  known: Readonly<Record<string, { version: number; value: number }>>
}

export const emptyState: SheetState = { pending: {}, focus: null, marks: {}, known: {} }

export type SheetBody = { decisions: Record<string, number>; versions: Record<string, number> }

export type Versioned = Pick<Decision, 'name' | 'value' | 'version' | 'changedBy' | 'changedAt'>

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record
  return others
}

const withField = (state: SheetState, name: string, field: PendingField | null): SheetState => ({
  ...state,
  pending: field ? { ...state.pending, [name]: field } : without(state.pending, name),
})

const theirsOf = ({ value, version, changedBy, changedAt }: Versioned): Theirs => ({
  value,
  version,
  by: changedBy,
  at: changedAt,
})

type Entry = { area: AreaKey; value: Typed; text: string; now: number }

/** Records what was typed in a field; back at the value of the sheet there is nothing to save. */
export function typeValue(state: SheetState, decision: Versioned, entry: Entry): SheetState {
  const { name } = decision
  const before = state.pending[name]
  const held = state.focus?.name === name ? state.focus.version : decision.version
  const basedOn = before?.basedOn ?? held
  const isBack = entry.value === decision.value && basedOn === decision.version
  if (isBack && (before?.sent ?? null) === null) return withField(state, name, null)
  const field: PendingField = {
    area: entry.area,
    value: entry.value,
    text: entry.text,
    basedOn,
    state: before?.state === 'conflict' ? 'conflict' : 'waiting',
    dueAt: entry.now + savePause,
    sent: before?.sent ?? null,
    theirs: before?.theirs,
  }
  return { ...withField(state, name, field), marks: without(state.marks, name) }
}

export const focusField = (state: SheetState, { name, version, value }: Versioned): SheetState => ({
  ...state,
  focus: { name, version, value },
})

/** Ends the editing of a field, which is then due at once. */
export function leaveField(state: SheetState, name: string, now: number): SheetState {
  const field = state.pending[name]
  const left = { ...state, focus: state.focus?.name === name ? null : state.focus }
  return field?.state === 'waiting' ? withField(left, name, { ...field, dueAt: now }) : left
}

const isSendable = ({ state, sent }: PendingField): boolean =>
  sent === null && (state === 'waiting' || state === 'failed')

type Bounds = Pick<Decision, 'type' | 'min' | 'max'>
export type BoundsOf = (name: string) => Bounds | undefined

/** Whether a field can be sent as it is: its bounds are known, and its value keeps them. */
const isValid = (bounds: Bounds | undefined, value: Typed): value is number =>
  bounds !== undefined && faultOf(bounds, value) === null

/** Returns the time at which the next field is due; null when none can be sent. */
export function nextDue({ pending }: SheetState, boundsOf: BoundsOf): number | null {
  const due = Object.entries(pending)
    .filter(([name, field]) => isSendable(field) && isValid(boundsOf(name), field.value))
    .map(([, { dueAt }]) => dueAt)
  return due.length === 0 ? null : Math.min(...due)
}

export type Batch = { area: AreaKey; body: SheetBody }

/** Takes the fields that are due out of one area, with the versions on which they are based. */
export function takeDue(
  state: SheetState,
  now: number,
  boundsOf: BoundsOf,
): { state: SheetState; batch: Batch | null } {
  const due = Object.entries(state.pending).filter(
    ([name, field]) => isSendable(field) && field.dueAt <= now && isValid(boundsOf(name), field.value),
  )
  const area = due[0]?.[1].area
  if (area === undefined) return { state, batch: null }
  const body: SheetBody = { decisions: {}, versions: {} }
  const pending = { ...state.pending }
  for (const [name, field] of due) {
    if (field.area !== area) continue
    const value = field.value as number
    body.decisions[name] = value
    body.versions[name] = field.basedOn
    pending[name] = { ...field, state: 'sending', sent: value, violation: undefined }
  }
  return { state: { ...state, pending }, batch: { area, body } }
}

const mapFields = (
  state: SheetState,
  names: readonly string[],
  change: (field: PendingField, name: string) => PendingField | null,
): SheetState =>
  names.reduce((current, name) => {
    const field = current.pending[name]
    return field ? withField(current, name, change(field, name)) : current
  }, state)

/** Settles the fields of a request that the server accepted; one that was typed on meanwhile waits again. */
export function accepted(
  state: SheetState,
  names: readonly string[],
  after: readonly Versioned[],
  now: number,
): SheetState {
  const versions = new Map(after.map(({ name, version }) => [name, version]))
  const settled = mapFields(state, names, (field, name) =>
    field.value === field.sent
      ? null
      : { ...field, sent: null, state: 'waiting', basedOn: versions.get(name) ?? field.basedOn },
  )
  const saved = names.filter(name => !settled.pending[name])
  const marks = Object.fromEntries(saved.map(name => [name, { until: now + markedFor, theirs: null }]))
  const { focus } = settled
  const isSaved = focus !== null && saved.includes(focus.name)
  return {
    ...settled,
    marks: { ...settled.marks, ...marks },
    // Who goes on typing starts from what was just saved.
    focus: isSaved ? (refocused(focus, after) ?? focus) : focus,
  }
}

function refocused({ name }: Focus, after: readonly Versioned[]): Focus | undefined {
  const decision = after.find(each => each.name === name)
  return decision && { name, version: decision.version, value: decision.value }
}

/** Puts the changed fields into conflict. The others of the refused request are due again at once, on their own. */
export function conflicted(
  state: SheetState,
  names: readonly string[],
  conflicts: readonly Conflict[],
  now: number,
): SheetState {
  const theirs = new Map(conflicts.map(conflict => [conflict.name, conflict.theirs]))
  return mapFields(state, names, (field, name) => {
    const other = theirs.get(name)
    if (!other) return { ...field, sent: null, state: 'waiting', dueAt: now }
    if (other.value === field.value) return null
    return { ...field, sent: null, state: 'conflict', theirs: other }
  })
}

/** Marks the fields that the server refused for their values. The others are due again at once. */
export function refused(
  state: SheetState,
  names: readonly string[],
  violations: readonly Violation[],
  now: number,
): SheetState {
  const faults = new Map(violations.map(each => [each.propertyPath.split('.').at(-1) ?? '', each]))
  const isKnown = names.some(name => faults.has(name))
  return mapFields(state, names, (field, name) => {
    const violation = faults.get(name)
    const isAtFault = violation !== undefined || !isKnown
    return isAtFault
      ? { ...field, sent: null, state: 'refused', violation }
      : { ...field, sent: null, state: 'waiting', dueAt: now }
  })
}

/** Keeps the fields of a request that did not reach the server, for another attempt. */
export const failed = (state: SheetState, names: readonly string[], retryAt: number): SheetState =>
  mapFields(state, names, field => ({ ...field, sent: null, state: 'failed', dueAt: retryAt }))

/** Makes everything that failed due at once, because the network is back; and what a withdrawn sheet refused. */
export const retryAll = (state: SheetState, now: number): SheetState =>
  mapFields(state, Object.keys(state.pending), field =>
    field.state === 'failed' || (field.state === 'refused' && !field.violation)
      ? { ...field, state: 'waiting', dueAt: now }
      : field,
  )

/** Makes everything that waits due at once, because the page is being left. */
export const hurry = (state: SheetState, now: number): SheetState =>
  mapFields(state, Object.keys(state.pending), field => ({ ...field, dueAt: Math.min(field.dueAt, now) }))

/** « Garder la mienne »: sends the own value again, based on the value of the other member. */
export const keepMine = (state: SheetState, name: string, now: number): SheetState =>
  mapFields(state, [name], field => ({
    ...field,
    state: 'waiting',
    basedOn: field.theirs?.version ?? field.basedOn,
    dueAt: now,
    theirs: undefined,
  }))

/** « Prendre la sienne »: forgets the own value. */
export const takeTheirs = (state: SheetState, name: string): SheetState => withField(state, name, null)

export type News = { name: string; value: number; by: string }

/**
 * Merges values of the server. What is typed here stays; a field that is not being edited follows and is marked when
 * another member changed it. Returns these changes.
 */
export function merge(
  state: SheetState,
  decisions: readonly Versioned[],
  { me, now }: { me: number; now: number },
): { state: SheetState; news: News[] } {
  const news: News[] = []
  const known = { ...state.known }
  const marks = { ...state.marks }
  let next = state
  for (const decision of decisions) {
    const { name, value, version, changedBy } = decision
    const before = known[name]
    known[name] = { version, value }
    const field = next.pending[name]
    if (field) next = withField(next, name, rebased(field, decision, me))
    const isNew = before !== undefined && version > before.version && value !== before.value
    if (!isNew || changedBy === null || changedBy.id === me) continue
    news.push({ name, value, by: changedBy.name })
    if (!next.pending[name] && next.focus?.name !== name)
      marks[name] = { until: now + markedFor, theirs: { value, by: changedBy.name } }
  }
  return { state: { ...next, known, marks }, news }
}

/** Returns a pending field after an answer of the server: null when both have the same value. */
function rebased(field: PendingField, decision: Versioned, me: number): PendingField | null {
  if (field.sent !== null || decision.version === field.basedOn) return field
  if (decision.value === field.value) return null
  if (field.state === 'conflict') return { ...field, theirs: theirsOf(decision) }
  // The person's own change on another device is no conflict; after a reset the versions begin again.
  const isOwn = decision.changedBy?.id === me || decision.version < field.basedOn
  return isOwn ? { ...field, basedOn: decision.version } : field
}

export const dropMarks = (state: SheetState, now: number): SheetState => ({
  ...state,
  marks: Object.fromEntries(Object.entries(state.marks).filter(([, { until }]) => until > now)),
})

/** Returns what a field shows: the typed value, the value it had when it got the focus, or that of the sheet. */
export function shownValue({ pending, focus }: SheetState, decision: Versioned): Typed {
  const field = pending[decision.name]
  if (field) return field.value
  return focus?.name === decision.name ? focus.value : decision.value
}

/** Returns the value of another member that a field being edited does not show yet; null without one. */
export function noteOf({ pending, focus }: SheetState, decision: Versioned, me: number): Theirs | null {
  const field = pending[decision.name]
  if (field?.state === 'conflict' || (field && field.sent !== null)) return null
  const base = field?.basedOn ?? (focus?.name === decision.name ? focus.version : decision.version)
  const isTheirs = decision.version > base && decision.changedBy !== null && decision.changedBy.id !== me
  return isTheirs && decision.value !== shownValue({ ...emptyState, pending, focus }, decision)
    ? theirsOf(decision)
    : null
}
