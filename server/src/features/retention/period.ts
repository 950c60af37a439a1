import { erasureNoticeDays } from '@trimestre/contract/games'

const dayMs = 86_400_000
const noticeMs = erasureNoticeDays * dayMs

/** A game with a retention period. */
export type RetainedGame = {
  /** The time when its last quarter passed or it was created. */
  lastActivityAt: Date
  retentionMonths: number
  /** The erasure date announced to its administrators. */
  eraseAt: Date | null
}

export type Step =
  | { kind: 'wait' }
  | { kind: 'warn'; eraseAt: Date }
  | { kind: 'withdraw' }
  | { kind: 'erase' }

/** Returns the same day and time some months later, or the last day of a shorter month. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0)
  return later
}

/**
 * Returns the retention step that is due for a game. A game is never erased unless this was announced a full notice
 * period before.
 */
export function nextStep({ lastActivityAt, retentionMonths, eraseAt }: RetainedGame, now: Date): Step {
  const end = monthsLater(lastActivityAt, retentionMonths)
  const isNear = end.getTime() - noticeMs <= now.getTime()
  if (eraseAt === null) {
    if (!isNear) return { kind: 'wait' }
    return { kind: 'warn', eraseAt: new Date(Math.max(end.getTime(), now.getTime() + noticeMs)) }
  }
  if (!isNear) return { kind: 'withdraw' }
  return eraseAt <= now && end <= now ? { kind: 'erase' } : { kind: 'wait' }
}
