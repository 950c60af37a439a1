import { anotherGame, type Recipe } from './call-settings.ts'

const theCompany: Recipe = ({ game }) => ({ params: { id: game.companies[0]?.id ?? 0 } })
const theGame: Recipe = ({ game }) => ({ params: { id: game.id } })

/** The recipes of the calls about journals. */
export const journalRecipes = {
  getJournal: theCompany,
  downloadJournal: theCompany,
  writeJournal: async setting => {
    const { companies, rounds } = await anotherGame(setting)
    return {
      params: { id: companies[0]?.id ?? 0, roundNb: rounds.at(-1)?.roundNb ?? 0 },
      body: { before: 'Les ventes monteront avec le printemps.', predictions: { demande: 2800 } },
    }
  },
  listJournals: theGame,
  exportJournal: theGame,
} satisfies Record<string, Recipe>
