import type { BranchResult } from '@trimestre/contract/branches'
import type { ResultColumn } from '@trimestre/contract/result-columns'
import type { Comparison } from '@trimestre/contract/rounds'

/** Returns the figures of a company that the branch changes, in the order of the columns; unknown ones come last. */
export function changedFigures(
  { companyId, username, figures, before }: BranchResult,
  columns: readonly Pick<ResultColumn, 'name'>[],
): Comparison['companies'][number] {
  const places = new Map<string, number>(columns.map(({ name }, place) => [name, place]))
  const placeOf = (name: string) => places.get(name) ?? columns.length
  return {
    companyId,
    username,
    figures: Object.keys({ ...before, ...figures })
      .filter(name => figures[name] !== before[name])
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map(name => ({ name, from: before[name] ?? null, to: figures[name] ?? null })),
  }
}
