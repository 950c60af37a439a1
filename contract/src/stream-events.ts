import type { MessageThread } from './messages.ts'
import type { Person } from './seats.ts'

/**
 * A change to a company: decisions saved, stored as a draft, locked or reopened by a member, a reset, a change of seat
 * or of members, a proposal made or settled, an approval given, or a part of the journal written.
 */
export const companyChanges = [
  'saved',
  'draft',
  'locked',
  'unlocked',
  'reset',
  'seat',
  'members',
  'proposal',
  'approval',
  'journal',
] as const
export type CompanyChange = (typeof companyChanges)[number]

/**
 * The events of a game's stream, by name. They report that something changed and where, never the new values, which
 * screens fetch again. `company.updated` reaches only the members and observers of the company and the administrators.
 */
export type StreamEvents = {
  /** The results of a quarter were published or the next round opened; `roundNb` is the number of the last round. */
  'round.passed': { gameId: number; roundNb: number; currentTrimestre: number; finished: boolean }
  /** A quarter was closed, and its results are not shown yet. */
  'round.closed': { gameId: number; roundNb: number }
  /** The last quarter is open again. */
  'round.reopened': { gameId: number; roundNb: number }
  'game.updated': { gameId: number }
  /** A player asked to join, or was answered; sent to administrators only. */
  'requests.updated': { gameId: number }
  /** The session plan of the game, or the step of its running order; sent to administrators only. */
  'plan.updated': { gameId: number }
  /** A quiz was opened, closed, changed or taken away. */
  'quizzes.updated': { gameId: number }
  /** A peer evaluation was opened, closed, released, changed or taken away. */
  'peers.updated': { gameId: number }
  /** Answers, forms, marks, the scheme or the versions of grades changed; sent to administrators only. */
  'grading.updated': { gameId: number }
  'schedule.updated': { gameId: number }
  /** New versions of published quarters were computed or withdrawn; sent to administrators only. */
  'versions.updated': { gameId: number }
  /** An announcement was made, changed or taken away; sent to its audience and to administrators. */
  'announcement.added': { gameId: number }
  /** A message was written or deleted in a thread of a company; sent to the readers of the thread only. */
  'message.added': { companyId: number; thread: MessageThread }
  /** A person is notified of something in this game; sent to this person only. */
  'notification.added': { unread: number }
  'company.updated': { companyId: number; change: CompanyChange }
  /**
   * Where a member or observer is on the sheet of the company now; sent to its members and observers only, without a
   * position, and never again.
   */
  'company.presence': { companyId: number; user: Person; area: string | null; name: string | null }
}

export type StreamEventName = keyof StreamEvents

/** One event of a game's stream; the name determines the shape of the data. */
export type StreamEvent = {
  [N in StreamEventName]: { name: N; data: StreamEvents[N] }
}[StreamEventName]
