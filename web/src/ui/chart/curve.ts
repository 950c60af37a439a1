export type Place = readonly [x: number, y: number]

const start = ([x, y]: Place): string => `M${x},${y}`

/** Returns the path of straight lines from point to point. */
export const straightPath = ([first, ...others]: readonly Place[]): string =>
  first ? start(first) + others.map(([x, y]) => `L${x},${y}`).join('') : ''

/** Returns the path of a smooth curve through every point that never overshoots its neighbours (Steffen 1990). */
export function smoothPath(places: readonly Place[]): string {
  const [first] = places
  if (!first) return ''
  const slopes = slopesOf(places)
  const parts = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? first
    const third = (x - fromX) / 3
    const [slope = 0, next = 0] = slopes.slice(index, index + 2)
    return `C${fromX + third},${fromY + third * slope},${x - third},${y - third * next},${x},${y}`
  })
  return start(first) + parts.join('')
}

/** Returns the slope of the curve at each point; it is zero at every local maximum and minimum. */
function slopesOf(places: readonly Place[]): number[] {
  const steps = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0]
    return { width: x - fromX, slope: (y - fromY) / (x - fromX) }
  })
  const inner = steps.slice(1).map((after, index) => {
    const before = steps[index] ?? after
    if (Math.sign(before.slope) !== Math.sign(after.slope)) return 0
    const mean = (before.slope * after.width + after.slope * before.width) / (before.width + after.width)
    const steepest = Math.min(2 * Math.abs(before.slope), 2 * Math.abs(after.slope), Math.abs(mean))
    return Math.sign(before.slope) * steepest
  })
  const [head, tail] = [steps[0]?.slope ?? 0, steps.at(-1)?.slope ?? 0]
  if (inner.length === 0) return places.map(() => head)
  return [(3 * head - (inner[0] ?? 0)) / 2, ...inner, (3 * tail - (inner.at(-1) ?? 0)) / 2]
}
