import type { Announcement } from '@trimestre/contract/messages'

/**
 * Returns the newest announcement meant for the class, unless it is from before this instant or the class has seen it;
 * what is taken away brings no older one back.
 * @param now in milliseconds, like the other instants
 * @param seenUpTo the instant of the last announcement that the class has seen
 */
export function newsForClass(
  announcements: readonly Announcement[],
  now: number,
  since: number,
  seenUpTo: number,
): Announcement | undefined {
  return announcements
    .filter(
      ({ projected, at }) => projected && Date.parse(at) <= now && Date.parse(at) > Math.max(since, seenUpTo),
    )
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
}
