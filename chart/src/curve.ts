export type Place = readonly [x: number, y: number]

const start = ([x, y]: Place): string => `M${x},${y}`

/** Returns the path of straight lines from point to point. */
export const straightPath = ([first, ...others]: readonly Place[]): string =>
  first ? start(first) + others.map(([x, y]) => `L${x},${y}`).join('') : ''
