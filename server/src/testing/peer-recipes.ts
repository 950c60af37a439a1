import { anAccount } from './build-game.ts'
import { seatMember } from './build-team.ts'
import { anotherGame, idOf, type Recipe, type Setting } from './call-settings.ts'

const count = (() => {
  let last = 0
  return () => ++last
})()

type Draft = { params: { id: number; peerRoundId: number } }

const root = ({ server }: Setting) => server.client('superadmin')

/** A game like the setting's in which the player shares a company with joueur3, joueur4 and these. */
async function aTeamGame(setting: Setting, others: readonly string[] = []) {
  const { id: gameId, companies } = await anotherGame(setting)
  const place = { gameId, companyId: companies[0]?.id ?? 0 }
  const seated = setting.inTeam === undefined ? ['joueur3', 'joueur4'] : ['joueur4']
  for (const username of [...seated, ...others]) await seatMember(setting.server, place, username)
  return { params: { id: gameId } }
}

async function aDraft(setting: Setting, others: readonly string[] = []): Promise<Draft> {
  const { params } = await aTeamGame(setting, others)
  const { id } = await (await root(setting))('createPeerRound', { params, body: { title: 'Mi-parcours' } })
  return { params: { ...params, peerRoundId: id } }
}

async function anOpenRound(setting: Setting, others: readonly string[] = []): Promise<Draft> {
  const draft = await aDraft(setting, others)
  await (await root(setting))('openPeerRound', draft)
  return draft
}

/** A form of the whole team. */
async function aForm({ server }: Setting, { params }: Draft) {
  const { rows } = await server.context.db.$client.query<{ user_id: string }>(
    'select user_id from peer_members where game_id = $1 and round_id = $2',
    [params.id, params.peerRoundId],
  )
  const rating = { ratings: [3, 4, 5, 4, 3], comment: 'Toujours à l’heure' }
  return { ratings: rows.map(({ user_id }) => ({ userId: Number(user_id), ...rating })) }
}

async function aClosedRound(setting: Setting): Promise<Draft> {
  const open = await anOpenRound(setting)
  await (await root(setting))('closePeerRound', open)
  return open
}

async function aReleasedRound(setting: Setting): Promise<Draft> {
  const closed = await aClosedRound(setting)
  await (await root(setting))('releasePeerRound', closed)
  return closed
}

/** A closed round in which three others have rated the player. */
async function aRatedRound(setting: Setting): Promise<Draft> {
  const fourth = `equipier${count()}`
  await anAccount(setting.server, fourth)
  const open = await anOpenRound(setting, [fourth])
  const body = await aForm(setting, open)
  for (const username of ['joueur3', 'joueur4', fourth])
    await (await setting.server.client(username))('writePeerForm', { ...open, body })
  await (await root(setting))('closePeerRound', open)
  return open
}

/** The recipes of the calls about peer evaluation. */
export const peerRecipes = {
  listPeerRounds: ({ game }) => ({ params: { id: game.id } }),
  createPeerRound: async setting => ({
    ...(await aTeamGame(setting)),
    body: { title: 'Mi-parcours', lo: 0.9, hi: 1.1 },
  }),
  updatePeerRound: async setting => ({ ...(await aDraft(setting)), body: { title: 'Fin de partie' } }),
  deletePeerRound: setting => aDraft(setting),
  openPeerRound: setting => aDraft(setting),
  closePeerRound: setting => anOpenRound(setting),
  releasePeerRound: aClosedRound,
  getPeerForm: setting => anOpenRound(setting),
  writePeerForm: async setting => {
    const open = await anOpenRound(setting)
    return { ...open, body: await aForm(setting, open) }
  },
  getPeerResults: aClosedRound,
  getMyPeerResult: aReleasedRound,
  confirmPeerFactor: async setting => {
    const { params } = await aRatedRound(setting)
    const userId = await idOf(setting, setting.owners.player)
    return { params: { ...params, userId }, body: { confirmed: true } }
  },
} satisfies Record<string, Recipe>
