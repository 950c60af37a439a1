import { anotherGame, type Recipe, type Setting } from './call-settings.ts'

const aGameById = async (setting: Setting) => ({ params: { id: (await anotherGame(setting)).id } })

/** Gives a game a plan, whose running order has not begun. */
const aPlannedGame = async (setting: Setting) => {
  const input = await aGameById(setting)
  const root = await setting.server.client('superadmin')
  await root('applyPlan', { ...input, body: { key: '50' } })
  return input
}

/** The recipes of session plans. */
export const planRecipes = {
  listSessionPlans: () => ({}),
  applyPlan: async setting => ({ ...(await aGameById(setting)), body: { key: '90' } }),
  getPlan: aPlannedGame,
  setPlanStep: async setting => ({ ...(await aPlannedGame(setting)), body: { step: 0 } }),
} satisfies Record<string, Recipe>
