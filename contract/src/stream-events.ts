/**
 * A change to a company: decisions saved, stored as a draft, locked or reopened by its owner, a reset, or a change of
 * seat.
 */
export const companyChanges = ['saved', 'draft', 'locked', 'unlocked', 'reset', 'seat'] as const
export type CompanyChange = (typeof companyChanges)[number]

/**
 * The events of a game's stream, by name. They report that something changed and where, never the new values, which
 * screens fetch again. `company.updated` reaches only the owner of the company and the administrators.
 */
export type StreamEvents = {
  /** A quarter was closed or the next round opened; `roundNb` is the number of the last round. */
  'round.passed': { gameId: number; roundNb: number; currentTrimestre: number; finished: boolean }
  'game.updated': { gameId: number }
  /** A player asked to join, or was answered; sent to administrators only. */
  'requests.updated': { gameId: number }
  'schedule.updated': { gameId: number }
  'company.updated': { companyId: number; change: CompanyChange }
}

export type StreamEventName = keyof StreamEvents

/** One event of a game's stream; the name determines the shape of the data. */
export type StreamEvent = {
  [N in StreamEventName]: { name: N; data: StreamEvents[N] }
}[StreamEventName]
