import type { DryRun } from '@trimestre/contract/rounds'
import { useSyncExternalStore } from 'react'

/** What this page knows about the last rehearsal of each game, and whether the quarter closed as it was rehearsed. */

type Rehearsal = { roundId: number; inputs: string }
export type Comparison = 'same' | 'changed'

const rehearsals = new Map<number, Rehearsal>()
const comparisons = new Map<number, Comparison>()
const listeners = new Set<() => void>()

function setComparison(gameId: number, comparison: Comparison | null): void {
  if (comparison) comparisons.set(gameId, comparison)
  else comparisons.delete(gameId)
  for (const listener of listeners) listener()
}

export function rememberRehearsal(gameId: number, { round, inputs }: Pick<DryRun, 'round' | 'inputs'>): void {
  rehearsals.set(gameId, { roundId: round.id, inputs })
  setComparison(gameId, null)
}

type Closed = { round: { id: number }; inputs: string | null }

/** Compares a quarter that this page has closed with its last rehearsal, once. */
export function compareWithRehearsal(gameId: number, { round, inputs }: Closed): void {
  const rehearsal = rehearsals.get(gameId)
  if (rehearsal?.roundId !== round.id || inputs === null) return
  rehearsals.delete(gameId)
  setComparison(gameId, rehearsal.inputs === inputs ? 'same' : 'changed')
}

export const forgetComparison = (gameId: number): void => setComparison(gameId, null)

export const comparisonOf = (gameId: number): Comparison | null => comparisons.get(gameId) ?? null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useComparison = (gameId: number): Comparison | null =>
  useSyncExternalStore(subscribe, () => comparisonOf(gameId))
