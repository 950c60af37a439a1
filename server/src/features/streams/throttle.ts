/**
 * Creates a function that returns true at most once within a time for each key. The difference of times is absolute, since
 * a clock may be set back.
 */
export function createThrottle(gapMs: number, now: () => Date): (key: string) => boolean {
  // The first entry is the one that passed first.
  const passedAt = new Map<string, number>()

  function isRecent(at: number): boolean {
    return Math.abs(now().getTime() - at) < gapMs
  }

  return key => {
    for (const [old, at] of passedAt) {
      if (isRecent(at)) break
      passedAt.delete(old)
    }
    const last = passedAt.get(key)
    if (last !== undefined && isRecent(last)) return false
    passedAt.delete(key)
    passedAt.set(key, now().getTime())
    return true
  }
}
