import type { RoundPass } from '@trimestre/contract/schedule'

/** Returns the scheduled pass at `nextPassAt`, if there is one: an automatic pass may come sooner. */
export function nextScheduledPass(
  passes: readonly RoundPass[],
  nextPassAt: string | null,
): RoundPass | undefined {
  const next = Date.parse(nextPassAt ?? '')
  return passes.find(({ status, at }) => status === 'pending' && Date.parse(at) === next)
}
