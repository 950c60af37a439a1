/** How many teams there would be of one size. */
export type SizeGroup = { size: number; count: number }

/**
 * Returns the sizes of the teams into which so many players would be split, the largest first, by the rule of the
 * server: with `size`, as few teams as hold everybody; sizes differ by one at most. Null when a team would be empty.
 */
export function teamSizes(players: number, wanted: { size: number } | { count: number }): SizeGroup[] | null {
  const teams = 'size' in wanted ? Math.ceil(players / wanted.size) : wanted.count
  if (players < 1 || !Number.isInteger(teams) || teams < 1 || players < teams) return null
  const small = Math.floor(players / teams)
  const larger = players % teams
  const groups = [
    { size: small + 1, count: larger },
    { size: small, count: teams - larger },
  ]
  return groups.filter(({ count }) => count > 0)
}

export const teamCount = (groups: readonly SizeGroup[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)
