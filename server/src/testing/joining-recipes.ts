import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'

/** The code of a game that nobody has joined. */
const aJoinCode = async (setting: Setting): Promise<string> =>
  (await anotherGame(setting, { players: [] })).joinCode ?? ''

/** A game with the request of a player who is not in it. */
async function aJoinRequest(setting: Setting) {
  const { id } = await anotherGame(setting, { players: [] })
  await (await setting.server.client('joueur4'))('requestToJoin', { params: { id } })
  return { params: { gameId: id, userId: await idOf(setting, 'joueur4') } }
}

/** The recipes of class codes and of requests to join. */
export const joiningRecipes = {
  openJoinCode: async setting => ({ params: { id: (await anotherGame(setting)).id } }),
  closeJoinCode: async setting => ({ params: { id: (await anotherGame(setting)).id } }),
  findGameByCode: async setting => ({ params: { code: await aJoinCode(setting) } }),
  joinByCode: async setting => ({ body: { code: await aJoinCode(setting) } }),
  requestToJoin: async setting => ({
    params: { id: (await anotherGame(setting, { players: [] })).id },
  }),
  getJoinRequest: ({ game }) => ({ params: { id: game.id } }),
  listJoinRequests: ({ game }) => ({ params: { id: game.id } }),
  acceptJoinRequest: aJoinRequest,
  declineJoinRequest: aJoinRequest,
  joinByNickname: async setting => ({ body: { code: await aJoinCode(setting), nickname: 'Nina' } }),
} satisfies Record<string, Recipe>
