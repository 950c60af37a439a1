import { runSql } from './database-server.ts'
import { inGame, type Provocation, send } from './provoking.ts'

/** Provokes the refusals of seats. */
export const seatProvocations = {
  'companies/out': inGame({ players: ['joueur1'] }, (game, server) => async () => {
    const [company] = game.companies
    await send('PUT', `/api/v1/companies/${company?.id}/seat`, { kind: 'out' }, 'admin')(server)
    const path = `/api/v1/decisions/game/${game.rounds.at(-1)?.id}/criteria/ventes/company/${company?.id}`
    return send('PUT', path, { decisions: { prixVente: 52 } }, 'joueur1')(server)
  }),
  'companies/not-human': inGame({ players: ['joueur1'] }, (game, server) => async () => {
    const [company] = game.companies
    const seat = { kind: 'computer', computer: { level: 1, temperament: 'prudent' } }
    await send('PUT', `/api/v1/companies/${company?.id}/seat`, seat, 'admin')(server)
    return send('POST', `/api/v1/companies/${company?.id}/lock`, {}, 'joueur1')(server)
  }),
  'games/not-finished': inGame({ players: ['joueur1'] }, game =>
    send('GET', `/api/v1/games/${game.id}/computers`, undefined, 'joueur1'),
  ),
  'companies/member-elsewhere': inGame({ players: ['joueur1', 'joueur2'] }, (game, server) => async () => {
    const { user } = await server.session('joueur2')
    return send('PUT', `/api/v1/companies/${game.companies[0]?.id}/members/${user.id}`, {})(server)
  }),
  'companies/played': inGame({ players: ['joueur1'] }, (game, server) => async () => {
    await send('POST', `/api/v1/rounds/pass0/${game.id}`, [], 'admin')(server)
    return send('DELETE', `/api/v1/companies/${game.companies[0]?.id}/seat`)(server)
  }),
  'companies/seats': inGame({}, (game, server) => async () => {
    await runSql(
      server.databaseUrl,
      `with counted as (
        update games set revision = revision + 1, next_seat = 10001 where id = ${game.id} returning id)
      insert into companies (game_id, seat, kind)
      select counted.id, number, 'vacant' from counted, generate_series(1, 10000) as number`,
    )
    return send('POST', `/api/v1/games/${game.id}/seats`, {})(server)
  }),
} satisfies Record<string, Provocation>
