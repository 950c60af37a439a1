import { debriefRecipes } from './debrief-recipes.ts'
import { deckRecipes } from './deck-recipes.ts'
import { gradingRecipes } from './grading-recipes.ts'
import { guideRecipes } from './guide-recipes.ts'
import { journalRecipes } from './journal-recipes.ts'
import { messageRecipes } from './message-recipes.ts'
import { peerRecipes } from './peer-recipes.ts'
import { planRecipes } from './plan-recipes.ts'
import { quizRecipes } from './quiz-recipes.ts'

/** How the calls are made that teach around the quarters: before them, between them and after them. */
export const teachingRecipes = {
  ...planRecipes,
  ...guideRecipes,
  ...journalRecipes,
  ...debriefRecipes,
  ...deckRecipes,
  ...messageRecipes,
  ...peerRecipes,
  ...quizRecipes,
  ...gradingRecipes,
}
