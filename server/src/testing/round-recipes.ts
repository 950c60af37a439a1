import type { Game } from '@trimestre/contract/games'
import { anotherGame, type Recipe, type Setting } from './call-settings.ts'

const root = ({ server }: Setting) => server.client('superadmin')
const lastRoundOf = ({ rounds }: Game): number => rounds.at(-1)?.id ?? 0
const aGameById = async (setting: Setting) => ({ params: { id: (await anotherGame(setting)).id } })

/** Closes the first quarter of a game, whose results wait to be published. */
const aHiddenRound = async (setting: Setting) => {
  const game = await anotherGame(setting)
  const call = await root(setting)
  await call('setPublication', { params: { id: game.id }, body: { mode: 'held' } })
  await call('passRound', { params: { gameId: game.id } })
  return { params: { id: lastRoundOf(game) } }
}
/** Passes the first quarter of a game, whose results everybody sees. */
const aPublishedRound = async (setting: Setting): Promise<number> => {
  const game = await anotherGame(setting)
  await (await root(setting))('passAndOpenRound', { params: { gameId: game.id } })
  return lastRoundOf(game)
}
/** The recipes of what becomes of a quarter: it is rehearsed, held, published, undone, opened again or restarted. */
export const roundRecipes = {
  setPublication: async setting => ({ ...(await aGameById(setting)), body: { mode: 'held', delay: 5 } }),
  rehearseRound: async setting => ({ params: { id: lastRoundOf(await anotherGame(setting)) } }),
  publishRound: aHiddenRound,
  cancelPublication: async setting => {
    const round = await aHiddenRound(setting)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await (await root(setting))('publishRound', { ...round, body: { at } })
    return round
  },
  undoRound: aHiddenRound,
  reopenRound: async setting => {
    const params = { id: await aPublishedRound(setting) }
    return { params, body: { reason: 'Un oubli', mode: 'replay' } }
  },
  compareVersions: async setting => ({
    params: { id: await aPublishedRound(setting) },
    query: { from: 1, to: 1 },
  }),
  listFormerRounds: aGameById,
  listRoundVersions: aHiddenRound,
  listVersionResults: async setting => {
    const { id } = (await aHiddenRound(setting)).params
    return { params: { id, version: 1 } }
  },
  setPractice: async setting => ({ ...(await aGameById(setting)), body: { practice: true } }),
  restartGame: async setting => ({
    ...(await aGameById(setting)),
    body: { decisions: 'clear', reason: 'Un essai' },
  }),
  pauseGame: aGameById,
  resumeGame: aGameById,
} satisfies Record<string, Recipe>
