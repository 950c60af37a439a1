import type { TeamSettingsChange } from '@trimestre/contract/teams'
import type { GameDescription } from './build-game.ts'
import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'

/** A game like the setting's that is played in teams. */
async function aTeamGame(setting: Setting, change: TeamSettingsChange = {}, given?: GameDescription) {
  const { id, companies } = await anotherGame(setting, given)
  const root = await setting.server.client('superadmin')
  await root('configureTeams', { params: { id }, body: { mode: 'teams', ...change } })
  return { id, companyId: companies[0]?.id ?? 0 }
}

const theTeamGame = async (setting: Setting, change?: TeamSettingsChange) => ({
  params: { id: (await aTeamGame(setting, change)).id },
})

/** The recipes of the calls with which teams form. */
export const formationRecipes = {
  configureTeams: async setting => ({
    params: { id: (await anotherGame(setting)).id },
    body: { mode: 'teams', sizeMax: 4 },
  }),
  listTeamRoles: ({ game }) => ({ params: { id: game.id } }),
  replaceTeamRoles: async setting => ({
    ...(await theTeamGame(setting)),
    body: [{ name: 'Direction', areas: ['ventes'], submits: true }],
  }),
  listTeams: setting => theTeamGame(setting, { formation: 'open' }),
  splitTeams: async setting => ({
    ...(await theTeamGame(setting)),
    body: { size: 2, by: 'order', users: [await idOf(setting, 'joueur4')] },
  }),
  importTeams: async setting => ({ ...(await theTeamGame(setting)), body: { text: 'joueur4;Nord' } }),
  drawTeamCode: async setting => ({
    params: { id: (await aTeamGame(setting, { formation: 'code' })).companyId },
  }),
} satisfies Record<string, Recipe>
