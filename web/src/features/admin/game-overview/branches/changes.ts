import type { NewBranch } from '@trimestre/contract/branches'
import type { Violation } from '@trimestre/contract/errors'
import type { Game, PhaseName } from '@trimestre/contract/games'

/** One change of a branch as its form holds it; null where nothing is chosen yet. */
export type Change = { id: number } & (
  | {
      kind: 'decision'
      companyId: number | null
      quarter: number
      name: string | null
      value: number | null
    }
  | { kind: 'events'; quarter: number; events: readonly number[] }
  | { kind: 'criterion'; name: string | null; value: number | null }
  | { kind: 'phase'; phase: PhaseName | null }
)

export const changeKinds = ['decision', 'events', 'criterion', 'phase'] as const satisfies Change['kind'][]
export type ChangeKind = (typeof changeKinds)[number]
export type ChangeOf<K extends ChangeKind> = Extract<Change, { kind: K }>

/** Returns the quarters that players see, oldest first: a branch starts from one of them. */
export const publishedQuarters = ({ rounds }: Pick<Game, 'rounds'>): number[] =>
  rounds
    .filter(({ roundNb, state }) => state === 'published' && roundNb > 1)
    .map(({ roundNb }) => roundNb - 1)
    .sort((one, other) => one - other)

/** Returns the events that acted in a quarter. The tax acts in every quarter of every branch, so it is left out. */
export const actingEvents = ({ eventGames }: Pick<Game, 'eventGames'>, quarter: number): number[] =>
  eventGames
    .filter(({ nbTour, event }) => nbTour === quarter && event.key !== 'impot')
    .map(({ event }) => event.id)

/** Returns a change of this kind with nothing chosen, which begins in the first quarter of the branch. */
export function emptyChange(
  kind: ChangeKind,
  { id, quarter, game }: { id: number; quarter: number; game: Pick<Game, 'eventGames'> },
): Change {
  switch (kind) {
    case 'decision':
      return { id, kind, companyId: null, quarter, name: null, value: null }
    case 'events':
      return { id, kind, quarter, events: actingEvents(game, quarter) }
    case 'criterion':
      return { id, kind, name: null, value: null }
    case 'phase':
      return { id, kind, phase: null }
  }
}

/** Moves the changes of quarters before the branch to its first quarter. */
export const changesFrom = (
  changes: readonly Change[],
  first: number,
  game: Pick<Game, 'eventGames'>,
): Change[] =>
  changes.map(change => {
    if (!('quarter' in change) || change.quarter >= first) return change
    return change.kind === 'events'
      ? { ...change, quarter: first, events: actingEvents(game, first) }
      : { ...change, quarter: first }
  })

/** What a change is about: two changes of the same thing contradict each other. Null while it is not chosen. */
function subjectOf(change: Change): string | null {
  switch (change.kind) {
    case 'decision':
      return change.companyId === null || change.name === null
        ? null
        : `decisions.${change.companyId}.${change.quarter}.${change.name}`
    case 'events':
      return `events.${change.quarter}`
    case 'criterion':
      return change.name === null ? null : `criteria.${change.name}`
    case 'phase':
      return 'phase'
  }
}

/** Whether an earlier change is about the same thing. */
export function isRepeated(changes: readonly Change[], change: Change): boolean {
  const subject = subjectOf(change)
  const place = changes.findIndex(({ id }) => id === change.id)
  return subject !== null && changes.slice(0, place).some(earlier => subjectOf(earlier) === subject)
}

/** Returns the changes as the call takes them; those that are not complete are left out. */
export function changesBody(changes: readonly Change[]): NewBranch['changes'] {
  const decisions: Record<string, Record<string, Record<string, number>>> = {}
  const events: Record<string, number[]> = {}
  const criteria: Record<string, number> = {}
  let phase: PhaseName | null = null
  for (const change of changes) {
    if (change.kind === 'phase') phase = change.phase
    else if (change.kind === 'events') events[change.quarter] = [...change.events]
    else if (change.name === null || change.value === null) continue
    else if (change.kind === 'criterion') criteria[change.name] = change.value
    else if (change.companyId !== null) {
      const company = decisions[change.companyId] ?? {}
      company[change.quarter] = { ...company[change.quarter], [change.name]: change.value }
      decisions[change.companyId] = company
    }
  }
  const isFilled = (record: object) => Object.keys(record).length > 0
  return {
    ...(isFilled(decisions) && { decisions }),
    ...(isFilled(events) && { events }),
    ...(isFilled(criteria) && { criteria }),
    ...(phase !== null && { phase }),
  }
}

/**
 * Assigns what the server refused to the changes that it concerns, by their ids; the rest concerns none. The server names
 * a value, or what contains it: a company, a quarter of it, an event in the list of a quarter.
 */
export function refusedChanges(
  changes: readonly Change[],
  violations: readonly Violation[],
): { byChange: Map<number, Violation>; others: Violation[] } {
  const byChange = new Map<number, Violation>()
  const others = violations.filter(violation => {
    const path = violation.propertyPath.split('.')
    if (path.shift() !== 'changes' || path.length === 0) return true
    const concerned = changes.filter(change => {
      const subject = subjectOf(change)?.split('.') ?? []
      return (
        subject.length > 0 && path.every((part, index) => subject[index] === part || index >= subject.length)
      )
    })
    for (const { id } of concerned) byChange.set(id, violation)
    return concerned.length === 0
  })
  return { byChange, others }
}
