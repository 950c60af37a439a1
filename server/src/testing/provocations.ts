import { setImmediate } from 'node:timers/promises'
import type { ErrorCode } from '@trimestre/contract/errors'
import type { Game } from '@trimestre/contract/games'
import pg from 'pg'
import { aGame } from './build-game.ts'
import { runSql } from './database-server.ts'
import { debriefProvocations } from './debrief-provocations.ts'
import { deckProvocations } from './deck-provocations.ts'
import { formationProvocations } from './formation-provocations.ts'
import { gradingProvocations } from './grading-provocations.ts'
import { halfRequest } from './half-request.ts'
import { type Person, startIdentityProvider } from './identity-provider.ts'
import { joiningProvocations } from './joining-provocations.ts'
import { journalProvocations } from './journal-provocations.ts'
import { messageProvocations } from './message-provocations.ts'
import { peerProvocations } from './peer-provocations.ts'
import { aPicture, formOf } from './pictures.ts'
import { planProvocations } from './plan-provocations.ts'
import { anonymously, inGame, onItsOwn, type Provocation, pass, send } from './provoking.ts'
import { quizProvocations } from './quiz-provocations.ts'
import { roundProvocations } from './round-provocations.ts'
import { seatProvocations } from './seat-provocations.ts'
import { soloProvocations } from './solo-provocations.ts'
import { teamworkProvocations } from './teamwork-provocations.ts'
import type { TestServer } from './test-server.ts'

const started = new Date()

const sendingPicture =
  (bytes: () => Promise<Buffer | string>): Provocation =>
  async server =>
    server.fetch('/api/v1/media_objects', { as: 'joueur4', method: 'POST', body: formOf(await bytes()) })

/** Makes the database fail with this SQLSTATE for every new product. */
const failingWith = (state: string): Provocation =>
  onItsOwn({}, async server => {
    await server.context.db.$client.query(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'provoked' using errcode = '${state}'; end $$;
      create trigger fail before insert on products for each row execute function fail()`)
    return send('POST', '/api/v1/products', { name: 'Produit' })(server)
  })

const decisionsOf = (game: Game, server: TestServer, as = 'joueur1'): Promise<string> =>
  server.session(as).then(() => {
    const round = game.rounds.at(-1)?.id
    return `/api/v1/decisions/game/${round}/criteria/ventes/company/${game.companies[0]?.id}`
  })

const saved = { decisions: { prixVente: 52 } }
const savesIn =
  (game: Game, server: TestServer): Provocation =>
  async () =>
    send('PUT', await decisionsOf(game, server), saved, 'joueur1')(server)

const idOf = async (server: TestServer, list: string, name: string): Promise<number> => {
  const answer = await server.fetch(list, { as: 'superadmin' })
  const found = ((await answer.json()) as { id: number; name?: string; username?: string }[]).find(
    object => object.name === name || object.username === name,
  )
  return found?.id ?? 0
}

const taxId = (server: TestServer) => idOf(server, '/api/v1/events', 'Impôt')

const identityProviderAway = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'trimestre' }

/** Signs in a user with these claims at an identity provider, up to the exchange of the one-time code. */
const comingBack =
  (person: Person, prepare: (server: TestServer) => Promise<unknown> = async () => undefined): Provocation =>
  async server => {
    const provider = await startIdentityProvider()
    try {
      const onOwn = onItsOwn({ env: provider.env }, async own => {
        await prepare(own)
        return (await provider.signIn(own.url, person)).exchange()
      })
      return await onOwn(server)
    } finally {
      await provider.stop()
    }
  }

const disableFourth = (server: TestServer) =>
  server.context.db.$client.query("update users set enabled = false where username = 'joueur4'")

/** Provokes each refusal. */
export const provocations: Record<ErrorCode, Provocation> = {
  'auth/bad-credentials': anonymously('POST', '/api/login', { username: 'joueur1', password: 'faux' }),
  'auth/required': anonymously('GET', '/api/v1/roles'),
  'auth/refresh-refused': anonymously('POST', '/api/token/refresh', { refresh_token: 'unknown' }),
  'auth/code-refused': anonymously('POST', '/api/auth/oidc/exchange', { code: 'unknown' }),
  'auth/provider-refused': onItsOwn({ env: identityProviderAway }, server =>
    server.fetch('/api/auth/oidc/callback?code=x&state=forged'),
  ),
  'auth/provider-unavailable': onItsOwn({ env: identityProviderAway }, server =>
    server.fetch('/api/auth/oidc/start'),
  ),
  'auth/email-unverified': comingBack({ email: 'nouvelle@example.org', email_verified: false }),
  'auth/disabled': comingBack({ email: 'joueur4@example.org', email_verified: true }, disableFourth),
  'auth/link-password': comingBack({ email: 'joueur3@example.org', email_verified: true }),
  'auth/forbidden': send('GET', '/api/v1/user/user', undefined, 'joueur1'),
  'auth/busy': onItsOwn({}, async server => {
    const login = anonymously('POST', '/api/login', { username: 'joueur1', password: 'joueur1' })
    const crowd: Promise<unknown>[] = []
    let isOver = false
    const filling = (async () => {
      while (!isOver) {
        crowd.push(...Array.from({ length: 50 }, () => server.context.passwords.hash('x').catch(() => '')))
        await setImmediate()
      }
    })()
    // The queue may have room just when the sign-in arrives.
    let answer = await login(server)
    for (let count = 0; answer.status !== 429 && count < 20; count += 1) answer = await login(server)
    isOver = true
    await filling
    await Promise.all(crowd)
    return answer
  }),
  'auth/too-many-attempts': onItsOwn({ env: { RATE_LIMIT: 'on' } }, async server => {
    const attempt = anonymously('POST', '/api/login', { username: 'joueur1', password: 'faux' })
    for (let count = 0; count < 10; count += 1) await attempt(server)
    return attempt(server)
  }),

  'auth/public-password': onItsOwn({ env: { DEMO_ACCOUNTS: '' } }, server =>
    server.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ username: 'superadmin', password: 'superadmin' }),
    }),
  ),
  'auth/reset-refused': anonymously('POST', '/api/password/reset', {
    token: 'unknown',
    password: 'x',
    passwordConfirm: 'x',
  }),
  'auth/confirmation-refused': anonymously('POST', '/api/email/confirm', { token: 'unknown' }),
  'auth/registration-closed': onItsOwn(
    { env: { REGISTRATION: 'closed' } },
    anonymously('POST', '/api/user/register', {}),
  ),
  'auth/too-many-resets': onItsOwn({ env: { RATE_LIMIT: 'on' } }, async server => {
    const ask = anonymously('POST', '/api/password/reset-request', { email: 'joueur1@example.org' })
    for (let count = 0; count < 5; count += 1) await ask(server)
    return ask(server)
  }),
  'invitations/too-many': onItsOwn({ env: { RATE_LIMIT: 'on' } }, async server => {
    const { user: admin } = await server.session('admin')
    const { user: player } = await server.session('joueur1')
    const game = await aGame(server)
    const now = server.context.now().toISOString()
    const sent = `insert into mails (recipient, template, language, values, created_at, failed_at, counted_as)
      select '', 'none', 'fr', '{}', '${now}', '${now}', 'invitation:${admin.id}' from generate_series(1, 2000)`
    await runSql(server.databaseUrl, sent)
    return send('POST', `/api/v1/invit/game/${game.id}`, [player.id], 'admin')(server)
  }),

  'request/malformed': server =>
    server.fetch('/api/v1/products', {
      as: 'superadmin',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":',
    }),
  'request/not-found': send('GET', '/api/v1/games/999999'),
  'request/method-not-allowed': send('PATCH', '/api/v1/products', {}),
  'request/conflict': failingWith('23505'),
  'request/too-large': send('POST', '/api/v1/products', { name: 'x'.repeat(1_100_000) }),
  'request/headers-too-large': server =>
    server.fetch('/api/health', { headers: { cookie: 'x'.repeat(20_000) } }),
  'request/timeout': onItsOwn({}, async server => {
    server.app.server.headersTimeout = 100
    server.app.server.requestTimeout = 200
    return halfRequest(server)
  }),
  'request/precondition': server => server.fetch('/robots.txt', { headers: { 'if-match': '"other"' } }),
  'request/range': server => server.fetch('/robots.txt', { headers: { range: 'bytes=999-' } }),
  'request/media-type': server =>
    server.fetch('/api/v1/products', {
      as: 'superadmin',
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'name',
    }),
  // The clock stands still, so that all requests are within one minute however slow the machine is.
  'request/too-many': onItsOwn({ env: { RATE_LIMIT: 'on' }, now: () => started }, async server => {
    for (let count = 0; count < 6000; count += 1) await server.app.inject('/api/nowhere')
    return server.fetch('/api/health')
  }),
  'request/invalid': send('POST', '/api/v1/products', {}),

  'server/fault': failingWith('XX000'),
  'server/unavailable': onItsOwn({}, async server => {
    const database = /test_\w+/.exec(server.databaseUrl)?.[0] ?? ''
    const maintenance = server.databaseUrl.replace(database, 'postgres')
    await runSql(maintenance, `alter database ${database} allow_connections false`)
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`
    await runSql(maintenance, others)
    return server.fetch('/api/health')
  }),
  'server/lock-timeout': onItsOwn({ env: { LOCK_WAIT: '1' } }, async server => {
    const game = await aGame(server)
    const holder = new pg.Client({ connectionString: server.databaseUrl })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from games where id = $1 for update', [game.id])
    const answer = await send('PUT', `/api/v1/game/${game.id}`, { nbTurns: 3 })(server)
    await holder.query('rollback')
    await holder.end()
    return answer
  }),
  'server/disk-full': failingWith('53100'),

  'media/not-a-picture': sendingPicture(async () => 'no picture'),
  'media/damaged': sendingPicture(async () => (await aPicture(64, 64).jpeg().toBuffer()).subarray(0, 200)),
  'media/dimensions': sendingPicture(() => aPicture(5001, 5000).png().toBuffer()),
  'media/quota': async server => {
    const picture = () => aPicture().png().toBuffer()
    for (let count = 0; count < 50; count += 1) await sendingPicture(picture)(server)
    return sendingPicture(picture)(server)
  },

  'rounds/limit-reached': inGame({ nbTurns: 1 }, game => async server => {
    await pass(game)(server)
    return pass(game)(server)
  }),
  'rounds/unexpected': inGame({}, game => pass(game, '?expected=9')),
  'rounds/closed': inGame({ players: ['joueur1'] }, (game, server) => async () => {
    await pass(game)(server)
    return savesIn(game, server)(server)
  }),
  'decisions/locked': inGame({ players: ['joueur1'] }, (game, server) => async () => {
    await send('POST', `/api/v1/companies/${game.companies[0]?.id}/lock`, undefined, 'joueur1')(server)
    return savesIn(game, server)(server)
  }),
  'schedule/gone': inGame({}, game => {
    const body = { at: '2090-12-31T08:00:00Z', from: '2090-12-31T07:00:00Z' }
    return send('PUT', `/api/v1/games/${game.id}/next_pass`, body)
  }),
  'schedule/taken': inGame({}, game => async server => {
    const body = { game: game.id, date: '12/31/2090', heure: 8, minute: 0 }
    await send('POST', '/api/v1/round_passes', body)(server)
    return send('POST', '/api/v1/round_passes', body)(server)
  }),
  'games/finished': inGame({ nbTurns: 1 }, game => async server => {
    await pass(game)(server)
    return send('POST', '/api/v1/companies', { game: game.id }, 'joueur1')(server)
  }),
  'games/not-started': inGame({}, game => send('POST', `/api/v1/games/${game.id}/end`)),
  'games/not-ended': inGame({}, game => send('POST', `/api/v1/games/${game.id}/reopen`)),
  'games/archived': inGame({}, game => async server => {
    await send('POST', `/api/v1/games/${game.id}/archive`)(server)
    return pass(game)(server)
  }),
  'games/practice-begun': inGame({}, game => async server => {
    await pass(game)(server)
    return send('PUT', `/api/v1/games/${game.id}/practice`, { practice: true }, 'admin')(server)
  }),
  'games/paused': inGame({}, game => async server => {
    await send('POST', `/api/v1/games/${game.id}/pause`, undefined, 'admin')(server)
    return pass(game)(server)
  }),
  'games/private': inGame({ private: true }, game =>
    send('POST', '/api/v1/companies', { game: game.id }, 'joueur1'),
  ),
  'games/joining-closed': inGame({}, game => async server => {
    await send('PUT', `/api/v1/game/${game.id}`, { joining: 'closed' })(server)
    return send('POST', '/api/v1/companies', { game: game.id }, 'joueur1')(server)
  }),
  ...joiningProvocations,
  ...formationProvocations,
  ...seatProvocations,
  ...teamworkProvocations,
  ...debriefProvocations,
  ...deckProvocations,
  ...journalProvocations,
  ...roundProvocations,
  ...soloProvocations,
  ...planProvocations,
  ...quizProvocations,
  'invitations/joined': inGame({ players: ['joueur1'] }, (game, server) => async () => {
    const { user } = await server.session('joueur1')
    return send('DELETE', `/api/v1/games/${game.id}/invitations/${user.id}`)(server)
  }),
  'games/not-configured': inGame({ nbTurns: null, levelGame: null, players: ['joueur1'] }, savesIn),

  'games/not-demo': inGame({}, game => send('POST', `/api/v1/games/${game.id}/reset_demo`)),
  'products/in-use': inGame({}, game => send('DELETE', `/api/v1/products/${game.product?.id}`)),
  'menus/seeded': send('DELETE', '/api/v1/menus/1'),
  'menus/in-use': async server => {
    const root = await server.client('superadmin')
    const menu = await root('createMenu', { body: { name: 'Menu plein' } })
    await root('createItem', { body: { name: 'Element', menu: menu.id } })
    return send('DELETE', `/api/v1/menus/${menu.id}`)(server)
  },
  'events/tax': async server => send('DELETE', `/api/v1/events/${await taxId(server)}`)(server),
  'events/tax-name': async server =>
    send('PUT', `/api/v1/events/${await taxId(server)}`, { name: 'Autre' })(server),
  'events/associated': inGame({}, game => async server => {
    const event = await taxId(server)
    return send('POST', '/api/v1/event_games', { game: game.id, event, frequency: 1, nbTour: 1 })(server)
  }),
  'events/in-use': async server => {
    const root = await server.client('superadmin')
    const game = await aGame(server)
    const event = await root('createEvent', { body: { name: 'Greve', impact: -5 } })
    const insert = 'insert into game_events (game_id, event_id, nb_tour, nb_trimestre) values ($1, $2, 1, 1)'
    await server.context.db.$client.query(insert, [game.id, event.id])
    return send('DELETE', `/api/v1/events/${event.id}`)(server)
  },
  'users/self-delete': async server => {
    const { user } = await server.session('superadmin')
    return send('DELETE', `/api/v1/users/${user.id}`)(server)
  },
  'users/last-super-administrator': async server => {
    const { user } = await server.session('superadmin')
    return send('PUT', `/api/v1/users/${user.id}`, { enabled: false })(server)
  },
  ...messageProvocations,
  ...peerProvocations,
  ...gradingProvocations,
  'setup/closed': anonymously('POST', '/api/setup', {
    token: 'unknown',
    username: 'tard',
    email: 'tard@example.org',
    password: 'tard',
  }),
}
