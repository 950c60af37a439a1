import type { PresenceSign } from '../../../../domain/event-stream/company-presence.ts'

/** Milliseconds after its last sign for which somebody is shown. */
export const shownFor = 20_000
/** Milliseconds between two signs while a field has the focus. */
export const signEvery = 10_000
/** Milliseconds between two signs that the server passes on. */
export const signPause = 2_000

type Present = { name: string; field: string | null; until: number }
/** Where others are on the sheet, by the id of the user. */
export type PresenceMap = ReadonlyMap<number, Present>

export function withSign(map: PresenceMap, { user, name }: PresenceSign, now: number): PresenceMap {
  return new Map(map).set(user.id, { name: user.name, field: name, until: now + shownFor })
}

export const withoutFaded = (map: PresenceMap, now: number): PresenceMap =>
  new Map([...map].filter(([, { until }]) => until > now))

/** Returns the time at which the next one fades; null when nobody is there. */
export const nextFading = (map: PresenceMap): number | null =>
  map.size === 0 ? null : Math.min(...[...map.values()].map(({ until }) => until))

/** Returns the names of those who are in a field. */
export const namesAt = (map: PresenceMap, field: string): string[] =>
  [...map.values()].filter(each => each.field === field).map(({ name }) => name)
