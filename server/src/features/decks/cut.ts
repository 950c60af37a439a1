/** Leaves out the middle of a name that has no room: names of teams often differ in their last characters. */
export function cut(name: string, most: number): string {
  const characters = [...new Intl.Segmenter().segment(name)]
  if (characters.length <= most) return name
  const end = Math.floor(most / 3)
  const joined = (part: Intl.SegmentData[]) =>
    part
      .map(({ segment }) => segment)
      .join('')
      .trim()
  return `${joined(characters.slice(0, most - 1 - end))}…${joined(characters.slice(-end))}`
}
