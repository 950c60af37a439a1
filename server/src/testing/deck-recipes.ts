import type { Recipe } from './call-settings.ts'

/** The recipes of the calls of debriefs as files. */
export const deckRecipes = {
  getGameDeck: ({ game }) => ({ params: { id: game.id } }),
  getCompanyDeck: ({ game }) => ({ params: { id: game.companies[0]?.id ?? 0 } }),
} satisfies Record<string, Recipe>
