import { anotherGame, type Recipe, type Setting } from './call-settings.ts'

const root = ({ server }: Setting) => server.client('superadmin')
const wanted = { fromQuarter: 1, name: 'Et si', changes: { phase: 'Declin' } } as const

/** Passes the first quarter of a game. */
const aPlayedGame = async (setting: Setting) => {
  const { id } = await anotherGame(setting)
  await (await root(setting))('passAndOpenRound', { params: { gameId: id } })
  return { params: { id } }
}

const aBranch = async (setting: Setting) => {
  const game = await aPlayedGame(setting)
  const { id } = await (await root(setting))('createBranch', { ...game, body: wanted })
  return { params: { id } }
}

/** The recipes of branches. */
export const branchRecipes = {
  createBranch: async setting => ({ ...(await aPlayedGame(setting)), body: wanted }),
  listBranches: async setting => ({ params: { id: (await anotherGame(setting)).id } }),
  getBranch: aBranch,
  listBranchResults: async setting => ({ ...(await aBranch(setting)), query: { quarter: 1 } }),
  updateBranch: async setting => ({ ...(await aBranch(setting)), body: { name: 'Autrement', pinned: true } }),
  deleteBranch: aBranch,
} satisfies Record<string, Recipe>
