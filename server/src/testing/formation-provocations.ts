import type { Game } from '@trimestre/contract/games'
import type { TeamSettingsChange } from '@trimestre/contract/teams'
import type { GameDescription } from './build-game.ts'
import { inGame, onItsOwn, type Provocation, send } from './provoking.ts'
import type { TestServer } from './test-server.ts'

const configure = (game: Game, body: TeamSettingsChange) =>
  send('PUT', `/api/v1/games/${game.id}/team_settings`, body)

/** Sends a request that a game of this description, played in teams, refuses. */
const inTeams = (
  change: TeamSettingsChange,
  given: GameDescription,
  ask: (game: Game, server: TestServer) => Provocation,
): Provocation =>
  inGame(given, (game, server) => async () => {
    await configure(game, { mode: 'teams', ...change })(server)
    return ask(game, server)(server)
  })

const join = (game: Game, body: object, as: string) =>
  send('POST', '/api/v1/companies', { game: game.id, ...body }, as)

/** Provokes the refusals of forming teams. */
export const formationProvocations = {
  'teams/off': inGame({}, game =>
    send('POST', `/api/v1/games/${game.id}/teams/import`, { text: 'joueur4;A' }),
  ),
  'teams/started': inGame({}, game => async server => {
    await send('POST', `/api/v1/rounds/pass0/${game.id}`, [])(server)
    return configure(game, { mode: 'teams' })(server)
  }),
  'teams/several-members': inTeams({}, {}, game => async server => {
    const text = 'joueur1;Nord\njoueur2;Nord'
    await send('POST', `/api/v1/games/${game.id}/teams/import`, { text })(server)
    return configure(game, { mode: 'solo' })(server)
  }),
  'teams/full': inTeams({ formation: 'open', sizeMin: 1, sizeMax: 1 }, { players: ['joueur1'] }, game =>
    join(game, { company: game.companies[0]?.id }, 'joueur2'),
  ),
  'teams/limit': inTeams({ formation: 'open', teamsMax: 1 }, { players: ['joueur1'] }, game =>
    join(game, { name: 'Nord' }, 'joueur2'),
  ),
  'teams/formed-by-administrator': inTeams({}, {}, game => join(game, {}, 'joueur1')),
  'teams/too-many-codes': onItsOwn(
    { env: { RATE_LIMIT: 'on' } },
    inTeams({ formation: 'code' }, {}, game => async server => {
      const guess = join(game, { code: 'AAAAAA' }, 'joueur1')
      for (let count = 0; count < 20; count += 1) await guess(server)
      return guess(server)
    }),
  ),
} satisfies Record<string, Provocation>
