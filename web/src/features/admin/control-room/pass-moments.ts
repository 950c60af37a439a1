/** A moment at which a quarter is to pass, in milliseconds of Unix time. */
export type Passage = number

const minute = 60_000
const step = 5 * minute
/** The minimum notice in milliseconds: an earlier pass would leave players no time to save. */
const notice = minute

/** The minutes that can be given at once, counted from the planned end of the quarter. */
export const moreMinutes = [1, 3, 5, 10] as const
/** The minutes after which a pass can be planned, counted from now. */
export const soonMinutes = [3] as const

/** Returns the next multiples of five minutes. Every zone offset is one, so they are multiples in any time zone. */
export function nextMultiples(after: number, count: number): Passage[] {
  const first = Math.ceil((after + notice) / step) * step
  return Array.from({ length: count }, (_, index) => first + index * step)
}

/** Returns the moment so many minutes after the planned pass; after now when that pass is already due. */
export const laterBy = (minutes: number, planned: Passage, now: number): Passage =>
  Math.max(planned, wholeMinute(now)) + minutes * minute

/** Returns the first whole minute that leaves at least so many minutes from now. */
export const soonAfter = (minutes: number, now: number): Passage => wholeMinute(now) + minutes * minute

const wholeMinute = (instant: number): number => Math.ceil(instant / minute) * minute
