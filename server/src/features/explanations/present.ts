import type { Explanation, ExplanationCause, FigureUnit } from '@trimestre/contract/explanations'
import type { ExplanationLevel } from '@trimestre/contract/games'
import {
  type CausePart,
  decisionItems,
  type FigureChange,
  type FigureExplanation,
  type Unit,
} from '@trimestre/engine'
import type { EventLabel } from './known-events.ts'

/** The scales of engine integers in one unit as users read it (api.md §3). */
const scales: Record<Unit, { unit: FigureUnit; divisor: number }> = {
  centimes: { unit: 'amount', divisor: 100 },
  percent: { unit: 'percent', divisor: 10_000 },
  ratio: { unit: 'number', divisor: 1_000_000 },
  nano: { unit: 'number', divisor: 1_000_000_000 },
  count: { unit: 'count', divisor: 1 },
}

export const human = (value: number, unit: Unit): { value: number; unit: FigureUnit } => ({
  value: value / scales[unit].divisor,
  unit: scales[unit].unit,
})

/** What one reader may see: the level of detail and the labels of events. */
export type Reading = { level: ExplanationLevel; events: ReadonlyMap<string, EventLabel> }

/** Presents an explanation without the coefficients, causes and events that its reader may not see. */
export function presentExplanation(
  { figure, value, unit, formula, inputs, change }: FigureExplanation,
  { level, events }: Reading,
): Omit<Explanation, 'round' | 'quarter' | 'level' | 'earlierEngine' | 'ranking'> {
  return {
    figure,
    ...human(value, unit),
    formula,
    inputs: inputs
      .filter(input => level === 'coefficients' || !input.isCoefficient)
      .map(({ source, key, piece = null, segment = null, role, ...input }) => ({
        source,
        key,
        piece,
        segment,
        role,
        ...human(input.value, input.unit),
      })),
    change: change === null || level === 'figures' ? null : presentChange(change, unit, events),
  }
}

/** Presents the causes of a change since the quarter before, without those that the reader may not see. */
export function presentCauses(
  { unit, change }: Pick<FigureExplanation, 'unit' | 'change'>,
  { level, events }: Reading,
): ExplanationCause[] {
  if (change === null || change.since !== 'quarter' || level === 'figures') return []
  return presentChange(change, unit, events)?.causes ?? []
}

function presentChange(
  { since, before, amount, causes }: FigureChange,
  unit: Unit,
  events: Reading['events'],
): Explanation['change'] {
  const { divisor } = scales[unit]
  const merged = new Map<string, CausePart & { label: EventLabel | null }>()
  for (const part of causes) {
    const label = part.cause.kind === 'event' ? (events.get(part.cause.key) ?? null) : null
    const isHidden = part.cause.kind === 'event' && label === null
    const cause: CausePart['cause'] = isHidden ? { kind: 'conditions' } : part.cause
    const name = JSON.stringify(cause)
    const known = merged.get(name)
    merged.set(name, {
      cause,
      label,
      amount: part.amount + (known?.amount ?? 0),
      throughDemand: part.throughDemand + (known?.throughDemand ?? 0),
    })
  }
  return {
    since,
    before: before / divisor,
    amount: amount / divisor,
    causes: [...merged.values()]
      .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      .map(({ cause, label, ...part }) => ({
        ...presentCause(cause, label),
        amount: part.amount / divisor,
        throughDemand: part.throughDemand / divisor,
      })),
  }
}

const areas = new Map<string, string>(decisionItems.map(({ key, menu }) => [key, menu]))

function presentCause(
  cause: CausePart['cause'],
  label: EventLabel | null,
): Omit<ExplanationCause, 'amount' | 'throughDemand'> {
  const { kind } = cause
  if (kind === 'decision') return { kind, key: cause.key, name: null, area: areas.get(cause.key) ?? null }
  if (kind === 'event') return { kind, key: label?.key ?? null, name: label?.name ?? cause.key, area: null }
  return { kind, key: kind === 'past' ? cause.key : null, name: null, area: null }
}
