import { anotherGame, type Recipe, type Setting } from './call-settings.ts'

const theCompany: Recipe = ({ game }) => ({ params: { id: game.companies[0]?.id ?? 0 } })

const proposed = { title: 'Baisser le prix', decisions: { prixVente: 45 } }

/** A proposal of the player of the setting, or of another member where they only observe, in a company of their own. */
async function aProposal(setting: Setting) {
  const game = await anotherGame(setting)
  const params = { id: game.companies[0]?.id ?? 0 }
  const author = setting.inTeam === 'observer' ? 'joueur3' : setting.owners.player
  const player = await setting.server.client(author)
  const proposal = await player('createProposal', { params, body: proposed })
  return { params: { ...params, proposalId: proposal.id } }
}

/** The recipes of the calls with which the members of a company work together. */
export const teamworkRecipes = {
  getTeam: theCompany,
  listDecisionChanges: theCompany,
  signalPresence: async setting => ({
    ...(await theCompany(setting)),
    body: { area: 'ventes', name: 'prixVente' },
  }),
  listProposals: theCompany,
  createProposal: async setting => ({
    params: { id: (await anotherGame(setting)).companies[0]?.id ?? 0 },
    body: proposed,
  }),
  acceptProposal: aProposal,
  declineProposal: async setting => ({ ...(await aProposal(setting)), body: { reason: 'Trop risqué' } }),
  deleteProposal: aProposal,
  listContributions: theCompany,
} satisfies Record<string, Recipe>
