import type { Decision } from '@trimestre/contract/decisions'

/** null: left empty. NaN: what was typed is not a number. */
export type Typed = number | null

export type Fault = 'required' | 'number' | 'bounds' | 'whole'

/** Units, workers, machines and quarters do not split. */
export const isWhole = (decision: Pick<Decision, 'type'>): boolean =>
  decision.type === 'number' || decision.type === 'choice'

/** What makes a value impossible; null when it can be saved. */
export function faultOf(decision: Pick<Decision, 'type' | 'min' | 'max'>, value: Typed): Fault | null {
  if (value === null) return 'required'
  if (Number.isNaN(value)) return 'number'
  if (value < decision.min || value > decision.max) return 'bounds'
  return isWhole(decision) && !Number.isInteger(value) ? 'whole' : null
}

/** More than five times, or less than a fifth of the value before. */
export function isUnusual(decision: Pick<Decision, 'type' | 'default'>, value: Typed, before: number | null) {
  const isFigure = decision.type === 'number' || decision.type === 'amount'
  if (!isFigure || value === null || Number.isNaN(value) || !before) return false
  // A one-off decision falls back to its default every quarter: nothing unusual in that.
  if (value === decision.default) return false
  return value > before * 5 || value < before / 5
}

export type ValueChange = { direction: 'up' | 'down' | 'same'; percent: number | null; delta: number }

/** The move from the value before, in percent of it; no percentage from zero. */
export function changeFrom(before: number, value: number): ValueChange {
  const delta = Number((value - before).toFixed(6))
  const direction = delta > 0 ? 'up' : delta < 0 ? 'down' : 'same'
  const percent = before === 0 ? null : Number(((delta / Math.abs(before)) * 100).toFixed(1))
  return { direction, percent, delta }
}

/** The value moved by a share of itself, on the grid of its steps and within its bounds. */
export function scaled(
  decision: Pick<Decision, 'step' | 'min' | 'max'>,
  value: number,
  percent: number,
): number {
  const step = decision.step || 1
  const moved = Math.round((value * (1 + percent / 100)) / step) * step
  return Number(Math.min(decision.max, Math.max(decision.min, moved)).toFixed(6))
}

export type Shortcut = { kind: 'before' | 'minus' | 'plus'; value: number }

/** One-touch values: the one before, and a tenth less or more of what is typed, where that moves it. */
export function shortcutsOf(decision: Decision, value: Typed, before: number): Shortcut[] {
  const shortcuts: Shortcut[] = [{ kind: 'before', value: before }]
  if (value === null || Number.isNaN(value) || decision.type === 'percent') return shortcuts
  if (Math.abs(value) * 0.1 < decision.step) return shortcuts
  return [
    ...shortcuts,
    { kind: 'minus', value: scaled(decision, value, -10) },
    { kind: 'plus', value: scaled(decision, value, 10) },
  ]
}
