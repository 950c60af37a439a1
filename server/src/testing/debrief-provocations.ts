import { inGame, type Provocation, pass, send } from './provoking.ts'

/** The refusals of debriefs. */
export const debriefProvocations = {
  'debrief/nothing-yet': inGame({}, ({ id }) => send('GET', `/api/v1/games/${id}/debrief`)),
  'debrief/closed': inGame({ players: ['joueur1'] }, game => async server => {
    await pass(game)(server)
    await send('PUT', `/api/v1/games/${game.id}`, { debriefForPlayers: false })(server)
    return send('GET', `/api/v1/companies/${game.companies[0]?.id}/debrief`, undefined, 'joueur1')(server)
  }),
} satisfies Record<string, Provocation>
