import type { Game } from '@trimestre/contract/games'
import { runSql } from './database-server.ts'
import { inGame, type Provocation, pass, send } from './provoking.ts'

const onRound = (game: Game, act: string) =>
  send('POST', `/api/v1/rounds/${game.rounds.at(-1)?.id}/${act}`, undefined, 'admin')

/** Closes the open quarter of a game, whose results then wait to be published. */
const holdAndClose =
  (game: Game): Provocation =>
  async server => {
    await send('PUT', `/api/v1/games/${game.id}/publication`, { mode: 'held' }, 'admin')(server)
    return send('POST', `/api/v1/rounds/pass/${game.id}`, undefined, 'admin')(server)
  }

/** Provokes each refusal of what becomes of a quarter, and of branches. */
export const roundProvocations = {
  'rounds/not-hidden': inGame({}, game => onRound(game, 'undo')),
  'rounds/not-published': inGame({}, game =>
    send(
      'POST',
      `/api/v1/rounds/${game.rounds.at(-1)?.id}/reopen`,
      { reason: 'Oubli', mode: 'replay' },
      'admin',
    ),
  ),
  'rounds/pending': inGame({ players: ['joueur1'] }, game => async server => {
    await holdAndClose(game)(server)
    const [company] = game.companies
    return send('PUT', `/api/v1/reset_game/company/${company?.id}`, undefined, 'admin')(server)
  }),
  'rounds/too-many-versions': inGame({}, game => async server => {
    await holdAndClose(game)(server)
    await onRound(game, 'undo')(server)
    await runSql(
      server.databaseUrl,
      `update round_versions set version = 50 where round_id = ${game.rounds.at(-1)?.id}`,
    )
    return pass(game)(server)
  }),
  'branches/too-many': inGame({ players: ['joueur1'] }, game => async server => {
    await pass(game)(server)
    await runSql(
      server.databaseUrl,
      `insert into branches (game_id, from_quarter, name, changes, versions, pinned, expires_at)
        select ${game.id}, 1, 'Et si', '{}', '[1]', true, now() from generate_series(1, 20)`,
    )
    const body = { fromQuarter: 1, name: 'Et si', changes: {} }
    return send('POST', `/api/v1/games/${game.id}/branches`, body)(server)
  }),
} satisfies Record<string, Provocation>
