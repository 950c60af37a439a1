import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { includesPart } from '../../../../testing/parts.ts'
import { patiently } from '../../../../testing/patience.ts'
import { newFamily } from '../../platform/auth/tokens.ts'
import { aGame } from '../../testing/build-game.ts'
import { seatingPlayers } from '../../testing/seat-players.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// A large class reloads its dashboards at the same moment after a pass (issue: the burst after a pass).

const readerCount = includesPart('campaigns') ? 1000 : 300
let server: TestServer
const statements: string[] = []
const send = pg.Client.prototype.query

beforeAll(async () => {
  // A thousand requests share six connections: on a busy machine the last one waits long for its turn.
  server = await startTestServer({ isAlone: true, connectionWaitMs: patiently(60_000) })
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text?: string }]
    statements.push(typeof statement === 'string' ? statement : (statement.text ?? ''))
    return Reflect.apply(send, this, given)
  } as typeof send
})
afterAll(async () => {
  pg.Client.prototype.query = send
  await server.stop()
})

type Reader = { companyId: number; token: string }

/** Creates players who have joined the game and are signed in. */
async function fill(gameId: number): Promise<Reader[]> {
  const { db, tokens, now } = server.context
  const families = Array.from({ length: readerCount }, newFamily)
  const { rows } = await db.$client.query<{ userId: number; companyId: number; family: string }>(
    `with players as (
       insert into users (username, email, password_hash, image, role)
       select 'lecteur' || n, 'lecteur' || n || '@example.org', '-', '/avatars/girl-1.svg', 'ROLE_USER'
       from generate_series(1, $2::int) n returning id),
     ${seatingPlayers},
     sessions as (
       insert into refresh_tokens (user_id, family, hash, expires_at)
       select id, f.family, f.family, now() + interval '1 day'
       from (select id, row_number() over (order by id) as place from players) p
         join unnest($3::text[]) with ordinality as f (family, place) using (place)
       returning user_id, family)
     select company_id as "companyId", user_id as "userId", family from seated join sessions using (user_id)`,
    [gameId, readerCount, families],
  )
  return Promise.all(
    rows.map(async ({ companyId, userId, family }) => ({
      companyId,
      token: await tokens.signAccess({ userId, family, sessionVersion: 1 }, now()),
    })),
  )
}

const readAll = (readers: Reader[], path: string) =>
  Promise.all(
    readers.map(({ companyId, token }) =>
      server.app.inject({
        url: `/api/v1/companies/${companyId}/${path}`,
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  )

it.each(['dashboard', 'resultats'])(
  'players who request their %s all at once are served without doing any work twice',
  async path => {
    const game = await aGame(server)
    const readers = await fill(game.id)
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    statements.length = 0
    const answers = await readAll(readers, path)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    // The part that all players of the game share is read once.
    expect(statements.filter(text => /"market"->>/.test(text)).length).toBe(path === 'dashboard' ? 1 : 0)
    const own = answers.map(answer => answer.json())
    if (path === 'dashboard') {
      expect(own.map(({ enterprise }) => enterprise.id)).toEqual(readers.map(({ companyId }) => companyId))
      expect(new Set(own.map(({ ranking }) => ranking.length))).toEqual(new Set([readerCount]))
    } else {
      expect(own.map(answer => answer['hydra:member'][0].companyId)).toEqual(
        readers.map(({ companyId }) => companyId),
      )
    }
    statements.length = 0
    const again = await readAll(readers, path)
    expect(again.map(({ body }) => body)).toEqual(answers.map(({ body }) => body))
    expect(statements.some(text => /results_in_force/.test(text))).toBe(false)
  },
)
