import type { FrozenGrades } from './grades.ts'

/** The raw values of a component over the whole class, for scores that depend on the others. */
export type Comparison = {
  count: number
  lowest: number
  highest: number
  /** How many raw values are lower than this one of the class, and how many others are equal to it. */
  placeOf(raw: number): { below: number; equal: number }
}

/** Compares the class in the component at an index of the scheme. */
export function compare({ rows }: Pick<FrozenGrades, 'rows'>, index: number): Comparison {
  const raws = rows
    .flatMap(({ components }) => components[index]?.raw ?? [])
    .toSorted((one, other) => one - other)
  const first = new Map<number, number>()
  const counts = new Map<number, number>()
  for (const [place, raw] of raws.entries()) {
    if (!first.has(raw)) first.set(raw, place)
    counts.set(raw, (counts.get(raw) ?? 0) + 1)
  }
  return {
    count: raws.length,
    lowest: raws[0] ?? 0,
    highest: raws.at(-1) ?? 0,
    placeOf: raw => ({ below: first.get(raw) ?? 0, equal: (counts.get(raw) ?? 1) - 1 }),
  }
}
