import type { Recipe } from './call-settings.ts'

/** The recipes of the model card and of the tour. */
export const guideRecipes = {
  getModelCard: ({ game }) => ({ params: { id: game.id } }),
  getGuide: ({ game }) => ({ params: { id: game.id } }),
  setGuide: ({ game }) => ({ params: { id: game.id }, body: { step: 3 } }),
} satisfies Record<string, Recipe>
