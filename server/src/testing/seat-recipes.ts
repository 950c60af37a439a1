import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'
import { inTeams } from './team-settings.ts'

/** A seat that nobody has taken yet. */
async function anEmptySeat(setting: Setting): Promise<number> {
  const { id } = await anotherGame(setting)
  const root = await setting.server.client('superadmin')
  return (await root('createSeat', { params: { id }, body: {} as never })).id
}

async function heldByComputer({ server }: Setting, id: number): Promise<number> {
  const root = await server.client('superadmin')
  const computer = { level: 2, temperament: 'prudent' } as const
  await root('changeSeat', { params: { id }, body: { kind: 'computer', computer } })
  return id
}

/** A game in which a computer has played the only quarter. */
async function aFinishedGame(setting: Setting): Promise<number> {
  const { id } = await anotherGame(setting, { nbTurns: 1 })
  const root = await setting.server.client('superadmin')
  await root('addComputers', { params: { id }, body: { computers: [{ level: 2, temperament: 'prudent' }] } })
  await root('passAndOpenRound', { params: { gameId: id } })
  return id
}

/** A member of a team that formed by itself, and who may therefore leave it. */
async function aTeamMember(setting: Setting) {
  const game = await anotherGame(setting)
  await inTeams(setting.server, game.id, { formation: 'open' })
  const params = { id: game.companies[0]?.id ?? 0, userId: await idOf(setting, setting.owners.player) }
  return { params }
}

/** The recipes of seats and of who sits on them. */
export const seatRecipes = {
  listSeats: ({ game }) => ({ params: { id: game.id } }),
  createSeat: async setting => ({ params: { id: (await anotherGame(setting)).id }, body: {} }),
  changeSeat: async setting => ({ params: { id: await anEmptySeat(setting) }, body: { kind: 'out' } }),
  takeBack: async setting => {
    const [company] = (await anotherGame(setting)).companies
    return { params: { id: await heldByComputer(setting, company?.id ?? 0) } }
  },
  addComputers: async setting => ({
    params: { id: (await anotherGame(setting)).id },
    body: { computers: [{ level: 1, temperament: 'prix' }] },
  }),
  changeHolders: async setting => {
    const { id, companies } = await anotherGame(setting)
    const computer = { level: 2, temperament: 'prudent' }
    return { params: { id }, body: { companies: [companies[0]?.id ?? 0], kind: 'computer', computer } }
  },
  listComputers: async setting => ({ params: { id: await aFinishedGame(setting) } }),
  deleteSeat: async setting => ({ params: { id: await anEmptySeat(setting) } }),
  setMember: async setting => {
    const params = { id: await anEmptySeat(setting), userId: await idOf(setting, 'joueur4') }
    return { params, body: { kind: 'observer' } }
  },
  removeMember: aTeamMember,
} satisfies Record<string, Recipe>
