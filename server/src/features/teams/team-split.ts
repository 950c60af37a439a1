/** Orders users by username regardless of case, by code point: the order from which every split begins. */
export const byUsername = <User extends { username: string }>(users: readonly User[]): User[] =>
  users
    .map(user => ({
      user,
      points: Array.from(user.username.toLowerCase(), sign => sign.codePointAt(0) ?? 0),
    }))
    .sort((one, other) => compareLists(one.points, other.points))
    .map(({ user }) => user)

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

/** Cuts a list into this many blocks of equal size; the first ones have one element more where it does not divide. */
export function intoBlocks<T>(list: readonly T[], count: number): T[][] {
  const size = Math.floor(list.length / count)
  const longer = list.length % count
  return Array.from({ length: count }, (_, index) => {
    const start = index * size + Math.min(index, longer)
    return list.slice(start, start + size + (index < longer ? 1 : 0))
  })
}
