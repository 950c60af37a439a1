import { debriefRecipes } from './debrief-recipes.ts'
import { deckRecipes } from './deck-recipes.ts'
import { guideRecipes } from './guide-recipes.ts'
import { journalRecipes } from './journal-recipes.ts'
import { messageRecipes } from './message-recipes.ts'
import { planRecipes } from './plan-recipes.ts'

/** How the calls are made that teach around the quarters: before them, between them and after them. */
export const teachingRecipes = {
  ...planRecipes,
  ...guideRecipes,
  ...journalRecipes,
  ...debriefRecipes,
  ...deckRecipes,
  ...messageRecipes,
}
