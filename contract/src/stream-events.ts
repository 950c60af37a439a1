/** What happened to a company: its owner saved, kept a draft, locked or reopened decisions, or it was reset. */
export const companyChanges = ['saved', 'draft', 'locked', 'unlocked', 'reset', 'seat'] as const
export type CompanyChange = (typeof companyChanges)[number]

/**
 * What a game's stream tells, by name. It says that something changed and where to look, never what it became: screens
 * read that again. `company.updated` reaches the owner of the company and the administrators only.
 */
export type StreamEvents = {
  /** A quarter was closed or the next round opened; `roundNb` is the last round's number. */
  'round.passed': { gameId: number; roundNb: number; currentTrimestre: number; finished: boolean }
  'game.updated': { gameId: number }
  'schedule.updated': { gameId: number }
  'company.updated': { companyId: number; change: CompanyChange }
}

export type StreamEventName = keyof StreamEvents

/** One event of a game's stream; the name tells the shape of the data. */
export type StreamEvent = {
  [N in StreamEventName]: { name: N; data: StreamEvents[N] }
}[StreamEventName]
