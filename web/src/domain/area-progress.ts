import { useQueries } from '@tanstack/react-query'
import type { Decision } from '@trimestre/contract/decisions'
import { type AreaKey, areaKeys } from './game-areas.ts'
import { decisionsQuery } from './game-queries.ts'
import { valueInForce } from './value-in-force.ts'

/** `closed` means that no decision of this area is open at the level of the game. */
export type AreaState = 'saved' | 'draft' | 'toSee' | 'closed'

/**
 * Returns the progress of an area in the active round from its decisions. A draft that changes nothing does not count.
 * @param level the level of the game, for an administrator, who can edit no decision
 */
export function areaState(decisions: readonly Decision[], level = 0): AreaState {
  const open = decisions.filter(decision => decision.editable || decision.level <= level)
  if (open.length === 0) return 'closed'
  if (open.some(decision => decision.draft !== null && decision.draft !== valueInForce(decision)))
    return 'draft'
  return open.some(decision => decision.origin === 'saved') ? 'saved' : 'toSee'
}

/** Whether nobody has given the decision a value in this quarter. */
export const isLeftAlone = ({ origin }: Pick<Decision, 'origin'>): boolean =>
  origin !== 'saved' && origin !== 'draft'

export type AreaProgress = { area: AreaKey; state: AreaState | undefined }

/** Returns the state of the eight areas; `undefined` while an area is loading. For `level` see {@link areaState}. */
export function useAreaProgress(
  roundId: number | undefined,
  companyId: number,
  level?: number,
): AreaProgress[] {
  return useQueries({
    queries: areaKeys.map(area => ({
      ...decisionsQuery(roundId ?? 0, area, companyId),
      enabled: roundId !== undefined,
    })),
    combine: answers =>
      areaKeys.map((area, index) => {
        const decisions = answers[index]?.data
        return { area, state: decisions && areaState(decisions, level) }
      }),
  })
}

/** Counts for « 2 sur 8 » the saved areas among those with open decisions. */
export const countSaved = (progress: readonly AreaProgress[]) => {
  const open = progress.filter(({ state }) => state !== undefined && state !== 'closed')
  return { saved: open.filter(({ state }) => state === 'saved').length, total: open.length }
}
