import type { ExplanationCause } from '@trimestre/contract/explanations'

/** A row of causes: one cause, or the parts of the opening situation with their sum. */
export type CauseRow = { cause: ExplanationCause } | { parts: ExplanationCause[]; amount: number }

/** Causes cancel out when one of them is more than this many times as large as the change that is left. */
const cancellingRatio = 10

/** Returns whether the causes of a change cancel out, so that their sum says little about any of them. */
export const doCancel = (causes: readonly ExplanationCause[], change: number): boolean =>
  causes.some(({ amount }) => Math.abs(amount) > cancellingRatio * Math.abs(change))

const sizeOf = (row: CauseRow): number => Math.abs('cause' in row ? row.cause.amount : row.amount)

const bySize = (rows: readonly CauseRow[]): CauseRow[] => rows.toSorted((a, b) => sizeOf(b) - sizeOf(a))

/**
 * Arranges the causes of a change, the largest first. Several parts of the opening situation make one row, except where
 * causes cancel out: a sum would hide how much.
 */
export function arrangeCauses(causes: readonly ExplanationCause[], change: number): CauseRow[] {
  const single = (cause: ExplanationCause): CauseRow => ({ cause })
  const parts = causes.filter(({ kind }) => kind === 'past')
  if (parts.length < 2 || doCancel(causes, change)) return bySize(causes.map(single))
  const others = causes.filter(({ kind }) => kind !== 'past')
  const sorted = parts.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
  return bySize([...others.map(single), { parts: sorted, amount: sumOf(parts) }])
}

/** Adds amounts of at most nine decimals without the remainders of binary fractions. */
const sumOf = (causes: readonly ExplanationCause[]): number =>
  Number(causes.reduce((sum, { amount }) => sum + amount, 0).toFixed(9))

/** More causes would not be a summary, and a cause below a tenth of the largest is not a main cause. */
const toldCauses = 3
const leastShare = 0.1

/** Returns the main causes; the input is sorted with the largest first. */
export function mainCauses(causes: readonly ExplanationCause[]): readonly ExplanationCause[] {
  const largest = Math.abs(causes[0]?.amount ?? 0)
  return causes.slice(0, toldCauses).filter(({ amount }) => Math.abs(amount) >= largest * leastShare)
}
