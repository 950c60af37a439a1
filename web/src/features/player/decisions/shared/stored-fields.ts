import type { AreaKey } from '../../../../domain/game-areas.ts'
import type { LocalDraft } from '../draft.ts'
import type { PendingField, SheetState, Versioned } from './pending-fields.ts'

/** Returns what this device stores of an area: its typed values and the versions on which they are based. */
export function draftOf(
  { pending }: SheetState,
  area: AreaKey,
): Pick<Required<LocalDraft>, 'values' | 'texts' | 'versions'> | null {
  const fields = Object.entries(pending).filter(([, field]) => field.area === area)
  if (fields.length === 0) return null
  const pick = <T>(read: (field: PendingField) => T) =>
    Object.fromEntries(fields.map(([name, field]) => [name, read(field)]))
  return { values: pick(f => f.value), texts: pick(f => f.text), versions: pick(f => f.basedOn) }
}

/** Takes up what an earlier page has stored of an area; values that the sheet has already are left out. */
export function restore(
  state: SheetState,
  area: AreaKey,
  draft: LocalDraft,
  decisions: readonly Versioned[],
  now: number,
): SheetState {
  const typed = decisions.filter(
    ({ name, value }) => Object.hasOwn(draft.values, name) && !Object.is(draft.values[name], value),
  )
  const fields: SheetState['pending'] = Object.fromEntries(
    typed.map(({ name }): [string, PendingField] => [
      name,
      {
        area,
        value: draft.values[name] ?? null,
        text: draft.texts[name] ?? '',
        basedOn: draft.versions?.[name] ?? 0,
        state: 'waiting',
        dueAt: now,
        sent: null,
      },
    ]),
  )
  return { ...state, pending: { ...fields, ...state.pending } }
}
