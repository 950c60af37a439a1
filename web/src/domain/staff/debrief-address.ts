/** The number of the projected scene where the debriefing begins: the ranking, or the market when it comes first. */
const firstScene = 5

/** What leads from any screen of staff to the debriefing of a game, on the page of its control room. */
export const debriefAddress = (gameId: number) => ({ game: gameId, projector: 1, scene: firstScene }) as const
