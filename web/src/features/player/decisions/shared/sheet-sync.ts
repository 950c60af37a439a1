import { ApiError } from '@trimestre/contract/client'
import type { Decision } from '@trimestre/contract/decisions'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import type { Typed } from '../decision-value.ts'
import { readDraft, writeDraft } from '../draft.ts'
import * as fields from './pending-fields.ts'
import { draftOf, restore } from './stored-fields.ts'

/** Milliseconds between two attempts to reach the server. */
const retryPause = 10_000

export type SheetPlace = { companyId: number; roundId: number }

export type SheetSync = ReturnType<typeof createSheetSync>

type Options = SheetPlace & {
  /** The id of the person who types. */
  me: number
  /** Saves fields of an area; resolves to its decisions after that. */
  send(area: AreaKey, body: fields.SheetBody): Promise<readonly Decision[]>
  /** Called when the server refused a save for a reason that concerns the sheet as a whole. */
  onRefusal(error: ApiError): void
}

/**
 * Keeps the typed fields of a shared sheet, saves each when it is due, and stores on this device what is not saved. It
 * lives for as long as the page, so that a field is saved also after its area was left.
 */
export function createSheetSync({ companyId, roundId, me, send, onRefusal }: Options) {
  let state = fields.emptyState
  let isPaused = false
  let isSending = false
  let news: fields.News[] = []
  let refusal: ApiError | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const decisions = new Map<string, Decision>()
  const restored = new Set<AreaKey>()
  const seen = new Map<AreaKey, readonly Decision[]>()
  const listeners = new Set<() => void>()

  const set = (next: fields.SheetState, { stored = true } = {}) => {
    if (next === state) return
    state = next
    if (stored) for (const area of restored) storeArea(area)
    for (const listener of listeners) listener()
    schedule()
  }
  const storeArea = (area: AreaKey) => {
    const draft = draftOf(state, area)
    writeDraft(companyId, roundId, area, draft?.values ?? null, draft?.texts, draft?.versions)
  }
  const boundsOf = (name: string) => decisions.get(name)

  function schedule(): void {
    clearTimeout(timer)
    const due = isPaused || isSending ? null : fields.nextDue(state, boundsOf)
    const marks = Object.values(state.marks).map(({ until }) => until)
    const times = [...marks, ...(due === null ? [] : [due])]
    if (times.length === 0) return
    timer = setTimeout(wake, Math.max(0, Math.min(...times) - Date.now()))
  }
  function wake(): void {
    const now = Date.now()
    if (Object.values(state.marks).some(({ until }) => until <= now))
      set(fields.dropMarks(state, now), { stored: false })
    void sendDue(now)
    schedule()
  }

  async function sendDue(now: number): Promise<void> {
    if (isPaused || isSending) return
    const { state: next, batch } = fields.takeDue(state, now, boundsOf)
    if (!batch) return
    isSending = true
    set(next)
    const names = Object.keys(batch.body.decisions)
    try {
      const after = await send(batch.area, batch.body)
      isSending = false
      refusal = null
      set(fields.accepted(state, names, after, Date.now()))
      receive(batch.area, after)
    } catch (error) {
      isSending = false
      set(settleFailure(names, error))
    }
    schedule()
  }
  function settleFailure(names: readonly string[], error: unknown): fields.SheetState {
    const now = Date.now()
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500)
      return fields.failed(state, names, now + retryPause)
    if (error.code === 'decisions/changed' && error.conflicts.length > 0)
      return fields.conflicted(state, names, error.conflicts, now)
    if (error.status !== 422) {
      refusal = error
      onRefusal(error)
    }
    return fields.refused(state, names, error.violations, now)
  }

  /** Takes in the decisions of an area as the server has them. */
  function receive(area: AreaKey, given: readonly Decision[]): void {
    for (const decision of given) decisions.set(decision.name, decision)
    let next = state
    if (!restored.has(area)) {
      restored.add(area)
      const draft = readDraft(companyId, roundId, area)
      if (draft) next = restore(next, area, draft, given, Date.now())
    }
    const merged = fields.merge(next, given, { me, now: Date.now() })
    if (merged.news.length > 0) news = merged.news
    set(merged.state)
  }

  return {
    getState: () => state,
    /** Returns the last changes of other members, for those who cannot see the marks. */
    getNews: () => news,
    /** Returns why the server refused the last save, when the reason is no value; null once a save was accepted. */
    getRefusal: () => refusal,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes in the decisions of an area, each answer once. */
    receive(area: AreaKey, given: readonly Decision[]) {
      if (seen.get(area) === given) return
      seen.set(area, given)
      receive(area, given)
    },
    type(area: AreaKey, name: string, value: Typed, text = '') {
      const decision = decisions.get(name)
      if (decision) set(fields.typeValue(state, decision, { area, value, text, now: Date.now() }))
    },
    focus(name: string) {
      const decision = decisions.get(name)
      if (decision && state.focus?.name !== name) set(fields.focusField(state, decision), { stored: false })
    },
    blur: (name: string) => set(fields.leaveField(state, name, Date.now())),
    keepMine: (name: string) => set(fields.keepMine(state, name, Date.now())),
    takeTheirs: (name: string) => set(fields.takeTheirs(state, name)),
    /** Sends what failed again, because the network is back. */
    retry: () => set(fields.retryAll(state, Date.now())),
    /** Sends what waits at once, because the page is being left. */
    hurry: () => set(fields.hurry(state, Date.now())),
    /** Nothing is sent while the sheet is submitted or the quarter is closed. */
    pause(next: boolean) {
      if (isPaused === next) return
      isPaused = next
      if (!next) set(fields.retryAll(state, Date.now()))
      schedule()
    },
    stop() {
      clearTimeout(timer)
      isPaused = true
    },
  }
}
