import { aGame } from './build-game.ts'
import { runSql } from './database-server.ts'
import { anonymously, inGame, onItsOwn, type Provocation, send } from './provoking.ts'

/** The end of a counted period on the server's clock, which may be ahead of that of the database. */
const inOneHour = (): string => new Date(Date.now() + 3_600_000).toISOString()

/** Provokes the refusals of joining. */
export const joiningProvocations = {
  'joining/unknown-code': anonymously('GET', '/api/join/AAAAAA'),
  'joining/code-closed': inGame({}, game => async server => {
    await send('DELETE', `/api/v1/games/${game.id}/join_code`)(server)
    return anonymously('GET', `/api/join/${game.joinCode}`)(server)
  }),
  'joining/too-many-codes': onItsOwn({ env: { RATE_LIMIT: 'on' } }, async server => {
    const guess = anonymously('GET', '/api/join/AAAAAA')
    for (let count = 0; count < 100; count += 1) await guess(server)
    return guess(server)
  }),
  'joining/too-many-requests': onItsOwn({ env: { RATE_LIMIT: 'on' } }, async server => {
    const { user } = await server.session('joueur1')
    const game = await aGame(server, { private: true })
    const past = `insert into attempts (key, count, last_at, ends_at)
      values ('join-requests:${user.id}', 50, now(), '${inOneHour()}')`
    await runSql(server.databaseUrl, past)
    return send('POST', `/api/v1/games/${game.id}/join_requests`, undefined, 'joueur1')(server)
  }),
  'joining/too-many-players': onItsOwn({ env: { RATE_LIMIT: 'on' } }, async server => {
    const game = await aGame(server)
    const past = `insert into attempts (key, count, last_at, ends_at)
      values ('join-nickname:${game.id}', 1000, now(), '${inOneHour()}')`
    await runSql(server.databaseUrl, past)
    return anonymously('POST', '/api/join', { code: game.joinCode, nickname: 'Nina' })(server)
  }),
} satisfies Record<string, Provocation>
