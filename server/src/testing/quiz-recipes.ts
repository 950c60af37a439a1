import type { Game } from '@trimestre/contract/games'
import { anotherGame, type Recipe, type Setting } from './call-settings.ts'
import { anOpenQuiz, aQuiz, aQuizOf, passQuarter } from './quiz-acts.ts'

const theGame: Recipe = ({ game }) => ({ params: { id: game.id } })

async function aPlayedGame(setting: Setting): Promise<Game> {
  const game = await anotherGame(setting)
  await passQuarter(setting.server, game)
  return game
}

const aDraft = async (setting: Setting) => {
  const { id } = await aPlayedGame(setting)
  return { params: { id, quizId: (await aQuiz(setting.server, id)).id } }
}

const openedOne = async (setting: Setting) => {
  const { id } = await aPlayedGame(setting)
  return { params: { id, quizId: (await anOpenQuiz(setting.server, id)).id } }
}

/** A quiz about a quarter that was recomputed since. */
const replacedOne = async (setting: Setting) => {
  const input = await openedOne(setting)
  const root = await setting.server.client('superadmin')
  const { rounds } = await root('getGame', { params: { id: input.params.id } })
  const id = rounds.find(({ roundNb }) => roundNb === 2)?.id ?? 0
  await root('reopenRound', { params: { id }, body: { mode: 'recompute', reason: 'Erreur' } })
  await root('publishRound', { params: { id }, body: {} })
  return input
}

/** The recipes of the calls about quizzes. */
export const quizRecipes = {
  listQuizTemplates: () => ({ query: { lang: 'fr' } }),
  proposeQuiz: theGame,
  listQuizzes: theGame,
  createQuiz: async setting => ({ params: { id: (await aPlayedGame(setting)).id }, body: aQuizOf() }),
  updateQuiz: async setting => ({ ...(await aDraft(setting)), body: { title: 'Autre titre' } }),
  deleteQuiz: aDraft,
  openQuiz: aDraft,
  closeQuiz: openedOne,
  keepQuiz: replacedOne,
  redoQuiz: replacedOne,
  previewQuiz: async setting => {
    const { id, companies } = await aPlayedGame(setting)
    const quiz = await aQuiz(setting.server, id)
    return { params: { id, quizId: quiz.id }, query: { company: companies[0]?.id ?? 0 } }
  },
  getQuizPaper: openedOne,
  answerQuiz: async setting => ({ ...(await openedOne(setting)), body: { question: 1, answer: 12 } }),
  finishQuiz: openedOne,
  getQuizResults: openedOne,
  exportQuiz: openedOne,
} satisfies Record<string, Recipe>
