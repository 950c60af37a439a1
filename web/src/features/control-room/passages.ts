import type { RoundPass } from '@trimestre/contract/schedule'

/** A moment at which a quarter is to pass, in milliseconds of Unix time. */
export type Passage = number

const minute = 60_000
const step = 5 * minute
/** A passage that comes sooner than this leaves nobody the time to save. */
const notice = minute

/** The next multiples of five minutes after a moment. Every zone's offset is one, so that they are on any clock. */
export function nextMultiples(after: number, count: number): Passage[] {
  const first = Math.ceil((after + notice) / step) * step
  return Array.from({ length: count }, (_, index) => first + index * step)
}

/** The planned passage a little later: 5, 10 and 15 minutes, but never in the past. */
export const laterMoments = (planned: Passage, now: number): Passage[] =>
  nextMultiples(Math.max(planned, now) - notice, 4)
    .filter(moment => moment > planned)
    .slice(0, 3)

/** A moment as the call takes it: date and wall-clock time in the school's zone. */
export function passageBody(moment: Passage, timezone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string): string => parts.find(found => found.type === type)?.value ?? ''
  return {
    date: `${part('month')}/${part('day')}/${part('year')}`,
    heure: Number(part('hour')),
    minute: Number(part('minute')),
  }
}

/** The planned passage that comes next, if it is what passes the quarter next: an automatic one may come sooner. */
export function plannedNext(passes: readonly RoundPass[], nextPassAt: string | null): RoundPass | undefined {
  const next = Date.parse(nextPassAt ?? '')
  return passes.find(({ status, at }) => status === 'pending' && Date.parse(at) === next)
}
