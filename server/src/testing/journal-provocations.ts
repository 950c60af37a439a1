import { aTeam } from './build-team.ts'
import { type Provocation, send } from './provoking.ts'

/** Writes in the journal of a company that joueur1 and joueur2 share, in its open quarter unless another round is named. */
const writing =
  (body: unknown, roundNb?: number): Provocation =>
  async server => {
    const { companyId, game } = await aTeam(server, ['joueur1', 'joueur2'])
    const path = `/api/v1/companies/${companyId}/journal/${roundNb ?? game.rounds.at(-1)?.roundNb}`
    await send('PUT', path, { before: 'Plus de ventes' }, 'joueur1')(server)
    return send('PUT', path, body, 'joueur2')(server)
  }

/** The refusals of the calls about journals. */
export const journalProvocations = {
  'journal/closed': writing({ before: 'Trop tard' }, 1),
  'journal/not-yet': writing({ after: 'Trop tôt' }),
  'journal/changed': writing({ before: 'Moins de ventes', revs: { before: 0 } }),
} satisfies Record<string, Provocation>
