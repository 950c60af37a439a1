import type { Decision } from '@trimestre/contract/decisions'

/** Null when the input is empty, NaN when the typed text is not a number. */
export type Typed = number | null

export type Fault = 'required' | 'number' | 'bounds' | 'whole'

/** Whether a decision only accepts whole values: units, workers, machines and quarters are indivisible. */
export const isWhole = (decision: Pick<Decision, 'type'>): boolean =>
  decision.type === 'number' || decision.type === 'choice'

/** Returns why a value is invalid, or null when it can be saved. */
export function faultOf(decision: Pick<Decision, 'type' | 'min' | 'max'>, value: Typed): Fault | null {
  if (value === null) return 'required'
  if (Number.isNaN(value)) return 'number'
  if (value < decision.min || value > decision.max) return 'bounds'
  return isWhole(decision) && !Number.isInteger(value) ? 'whole' : null
}

/** Whether a value is above five times, or below a fifth of, the previous value. */
export function isUnusual(decision: Pick<Decision, 'type' | 'default'>, value: Typed, before: number | null) {
  const isFigure = decision.type === 'number' || decision.type === 'amount'
  if (!isFigure || value === null || Number.isNaN(value) || !before) return false
  // A one-off decision returns to its default every quarter, which is not unusual.
  if (value === decision.default) return false
  return value > before * 5 || value < before / 5
}

export type ValueChange = { direction: 'up' | 'down' | 'same'; percent: number | null; delta: number }

/** Returns the change from the previous value, also in percent of it; the percentage is null if that value is zero. */
export function changeFrom(before: number, value: number): ValueChange {
  const delta = Number((value - before).toFixed(6))
  const direction = delta > 0 ? 'up' : delta < 0 ? 'down' : 'same'
  const percent = before === 0 ? null : Number(((delta / Math.abs(before)) * 100).toFixed(1))
  return { direction, percent, delta }
}

/** Changes a value by a percentage of itself, rounded to the step and kept within the bounds. */
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

/** Returns the shortcut values: the previous one, and the typed one plus or minus a tenth where that changes it. */
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
