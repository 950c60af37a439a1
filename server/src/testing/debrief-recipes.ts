import { anotherGame, type Recipe } from './call-settings.ts'

const theGame: Recipe = ({ game }) => ({ params: { id: game.id } })
const theCompany: Recipe = ({ game }) => ({ params: { id: game.companies[0]?.id ?? 0 } })

/** The recipes of the calls of debriefs. */
export const debriefRecipes = {
  getGameDebrief: theGame,
  getCompanyDebrief: theCompany,
  getGameReplay: theGame,
  getCompanyReplay: theCompany,
  writeDebriefNote: async setting => {
    const { id } = await anotherGame(setting)
    const root = await setting.server.client('superadmin')
    await root('passAndOpenRound', { params: { gameId: id } })
    return { params: { id }, body: { round: 2, text: 'Le prix a surpris.' } }
  },
  setDebriefConsent: async setting => ({
    ...(await theCompany({ ...setting, game: await anotherGame(setting) })),
    body: { given: true },
  }),
} satisfies Record<string, Recipe>
