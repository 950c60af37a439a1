import { aTeam, giveRoles, playInTeams, seatMember, type Team } from './build-team.ts'
import { type Provocation, send } from './provoking.ts'

/** Sends a request about a company that joueur1 and joueur2 share. */
const inTeam =
  (ask: (team: Team) => Provocation): Provocation =>
  async server =>
    ask(await aTeam(server, ['joueur1', 'joueur2']))(server)

const savesAs = ({ companyId, roundId }: Team, as: string, prixVente: number): Provocation =>
  send(
    'PUT',
    `/api/v1/decisions/game/${roundId}/criteria/ventes/company/${companyId}`,
    { decisions: { prixVente } },
    as,
  )

const path = ({ companyId }: Team, rest: string) => `/api/v1/companies/${companyId}/${rest}`
const proposal = { title: 'Baisser le prix', decisions: { prixVente: 45 } }

/** Gives joueur1 the role that submits and decides in the sales, and joueur2 that of the accounts. */
const withRoles = (team: Team, provoke: Provocation): Provocation => {
  return async server => {
    await playInTeams(server, team.gameId, {}, [
      { id: 1, name: 'Commercial', areas: ['ventes'] },
      { id: 2, name: 'Finance', areas: ['comptabilite'], submits: false },
    ])
    await giveRoles(server, team.gameId, 'joueur1', [1])
    await giveRoles(server, team.gameId, 'joueur2', [2])
    return provoke(server)
  }
}

/** The refusals of the calls with which the members of a company work together. */
export const teamworkProvocations = {
  'teams/area': inTeam(team => withRoles(team, savesAs(team, 'joueur2', 52))),
  'teams/validator': inTeam(team => withRoles(team, send('POST', path(team, 'lock'), undefined, 'joueur2'))),
  'teams/observer': inTeam(team => async server => {
    await seatMember(server, team, 'joueur3', { kind: 'observer' })
    return savesAs(team, 'joueur3', 52)(server)
  }),
  'decisions/changed': inTeam(team => async server => {
    await savesAs(team, 'joueur1', 51)(server)
    return savesAs(team, 'joueur2', 52)(server)
  }),
  'proposals/settled': inTeam(team => async server => {
    const made = await send('POST', path(team, 'proposals'), proposal, 'joueur1')(server)
    const { id } = (await made.json()) as { id: number }
    const decline = send('POST', path(team, `proposals/${id}/decline`), undefined, 'joueur2')
    await decline(server)
    return decline(server)
  }),
  'proposals/too-many': inTeam(team => async server => {
    const propose = send('POST', path(team, 'proposals'), proposal, 'joueur1')
    for (let count = 0; count < 50; count += 1) await propose(server)
    return propose(server)
  }),
} satisfies Record<string, Provocation>
