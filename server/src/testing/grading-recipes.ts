import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'
import { aGradingScheme } from './grading-scheme.ts'

const theGame: Recipe = ({ game }) => ({ params: { id: game.id } })
const root = ({ server }: Setting) => server.client('superadmin')

async function aGameToGrade(setting: Setting) {
  return { params: { id: (await anotherGame(setting)).id } }
}

/** A game whose grades are frozen once. */
async function aFrozenGame(setting: Setting) {
  const { params } = await aGameToGrade(setting)
  const { n } = await (await root(setting))('freezeGrades', { params, body: {} })
  return { params: { ...params, version: n } }
}

async function aPublishedGame(setting: Setting) {
  const { params } = await aFrozenGame(setting)
  await (await root(setting))('publishGrades', { params, body: { reviewed: true } })
  return { params: { id: params.id } }
}

/** The recipes of the calls about grades. */
export const gradingRecipes = {
  getGrading: theGame,
  updateGrading: async setting => ({
    ...(await aGameToGrade(setting)),
    body: { ...aGradingScheme(), rev: 0 },
  }),
  previewGrading: setting => ({ params: { id: setting.game.id }, body: { scheme: aGradingScheme() } }),
  writeGradeMarks: async setting => ({
    ...(await aGameToGrade(setting)),
    body: {
      component: 'quiz',
      marks: [{ userId: await idOf(setting, setting.owners.player), excused: true }],
    },
  }),
  adjustGrade: async setting => {
    const { params } = await aGameToGrade(setting)
    const userId = await idOf(setting, setting.owners.player)
    return { params: { ...params, userId }, body: { amount: 1.5, reason: 'Présentation orale convaincante' } }
  },
  freezeGrades: async setting => ({ ...(await aGameToGrade(setting)), body: { label: 'Mi-parcours' } }),
  listGradeVersions: theGame,
  getGradeVersion: aFrozenGame,
  publishGrades: async setting => ({ ...(await aFrozenGame(setting)), body: { reviewed: true } }),
  // The bytes of a workbook hold the time at which it was written.
  exportGrading: ({ game }) => ({ params: { id: game.id }, query: { format: 'csv' } }),
  exportGradeVersion: async setting => ({ ...(await aFrozenGame(setting)), query: { format: 'csv' } }),
  getMyGrade: aPublishedGame,
  askGradeReview: async setting => ({
    ...(await aPublishedGame(setting)),
    body: { text: 'Le trimestre 2 me semble compté deux fois.' },
  }),
  listGradeReviews: theGame,
  answerGradeReview: async setting => {
    const { params } = await aPublishedGame(setting)
    // An observer has no grade to ask about.
    const player = await setting.server.client(
      setting.inTeam === 'observer' ? 'joueur3' : setting.owners.player,
    )
    const { id } = await player('askGradeReview', { params, body: { text: 'Pourquoi ?' } })
    return { params: { ...params, reviewId: id }, body: { answer: 'Le calcul est juste.' } }
  },
} satisfies Record<string, Recipe>
