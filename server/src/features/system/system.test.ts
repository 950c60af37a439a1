import type { SystemStatus } from '@trimestre/contract/system'
import { min, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { outbox } from '../../platform/db/schema.ts'
import { storeSetting } from '../../platform/db/settings.ts'
import { aGame } from '../../testing/build-game.ts'
import { runCommand } from '../../testing/run-command.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const servers: TestServer[] = []
afterAll(async () => {
  for (const server of servers) await server.stop()
})

async function start(env: NodeJS.ProcessEnv = {}, now?: () => Date): Promise<TestServer> {
  const server = await startTestServer({ env, isAlone: true, ...(now && { now }) })
  servers.push(server)
  return server
}

const statusOf = async (server: TestServer): Promise<SystemStatus> =>
  (await server.client('superadmin'))('getSystemStatus')

describe('the status of the system', () => {
  it('reports versions, the database, pending work, and what was never done', async () => {
    const server = await start()
    await aGame(server, { invited: ['joueur1', 'joueur2'] })
    const status = await statusOf(server)
    expect(status.database.version).toMatch(/^18/)
    expect(status.database.bytes).toBeGreaterThan(1e6)
    expect(status.database.connections).toBeLessThanOrEqual(status.database.connectionsMax)
    expect(status.storage.freeBytes).toBeGreaterThan(0)
    expect(status.queue.passesDue).toBe(0)
    expect(status).toMatchObject({ lastBackup: null, lastVerification: null, verifyAt: null })
  })

  it('shows a verification that an earlier version stored, which did not count quarters of other rules', async () => {
    const server = await start()
    const at = '2026-05-12T01:00:00.000Z'
    const stored = {
      beganAt: at,
      endedAt: at,
      games: 1,
      quarters: 4,
      mismatches: [],
      mismatchCount: 0,
      fault: null,
    }
    await storeSetting(server.context.db, 'lastVerification', stored)
    expect((await statusOf(server)).lastVerification).toEqual({ ...stored, unchecked: [] })
  })

  it('counts mails that cannot be sent and passes that are due', async () => {
    const server = await start()
    const game = await aGame(server, { invited: ['joueur1', 'joueur2'] })
    await server.context.db.execute(
      sql`update games set type_passage = 1, hour = 1, next_pass_at = now() - interval '1 minute',
        revision = revision + 1 where id = ${game.id}`,
    )
    const { queue } = await statusOf(server)
    expect(queue).toMatchObject({ mailsWaiting: 2, passesDue: 1 })
    const [oldest] = await server.context.db.select({ at: min(outbox.createdAt) }).from(outbox)
    expect(queue.oldestMailAt).toBe(oldest?.at?.toISOString())
  })
})

describe('the nightly verification', () => {
  it('runs once a night, however often it is polled, and reports its findings', async () => {
    let clock = new Date('2026-05-12T00:30:00Z')
    const server = await start({ VERIFY_AT: '03:00' }, () => clock)
    const game = await aGame(server, { players: ['joueur1'] })
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    await server.app.verifyIfDue()
    const first = (await statusOf(server)).lastVerification
    expect(first).toMatchObject({ mismatchCount: 0, fault: null, mismatches: [] })
    expect(first?.quarters).toBeGreaterThan(0)

    await server.context.db.execute(
      sql`with changed as (
          update quarter_results set company_value = company_value + 1 where round_id in
            (select id from rounds where game_id = ${game.id}))
        update games set revision = revision + 1 where id = ${game.id}`,
    )
    await server.app.verifyIfDue()
    expect((await statusOf(server)).lastVerification).toEqual(first)

    // 03:00 in Paris is 01:00 UTC in May.
    clock = new Date('2026-05-12T01:00:01Z')
    await server.app.verifyIfDue()
    const status = await statusOf(server)
    expect(status.verifyAt).toBe('03:00')
    expect(status.lastVerification?.mismatches).toMatchObject([
      {
        gameId: game.id,
        game: game.name,
        quarter: 1,
        companyId: expect.any(Number),
        document: 'companyValue',
      },
    ])
    const kept = await server.context.db.execute(
      sql`select count(*)::int as count from quarter_results q join rounds r on r.id = q.round_id
        where r.game_id = ${game.id} and q.company_value::text = q.result ->> 'companyValue'`,
    )
    expect(kept.rows).toEqual([{ count: 0 }])
  })

  it('is replaced by a run of the command that covers every game', async () => {
    const server = await start()
    const env = { DATABASE_URL: server.databaseUrl }
    expect((await runCommand('verify', ['--all'], env)).code).toBe(0)
    const found = (await statusOf(server)).lastVerification
    expect(found).toMatchObject({ mismatchCount: 0, fault: null })
  })
})

describe('metrics', () => {
  it('are not found unless enabled', async () => {
    const server = await start()
    const answer = await server.fetch('/metrics')
    expect(await answer.text()).not.toContain('trimestre_')
    expect(answer.status).not.toBe(200)
  })

  it('use the Prometheus text format and require the token', async () => {
    const token = 'only-for-prometheus'
    const server = await start({ METRICS: token })
    await statusOf(server)
    await server.fetch('/api/v1/products')
    expect((await server.fetch('/metrics')).status).toBe(401)
    const wrong = await server.fetch('/metrics', { headers: { authorization: 'Bearer another-token-here' } })
    expect(wrong.status).toBe(401)
    const answer = await server.fetch('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers.get('content-type')).toContain('version=0.0.4')
    const text = await answer.text()
    const lines = text.split('\n').filter(line => line !== '')
    const sample = /^[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? [\d.e+-]+$/
    for (const line of lines)
      expect(line).toMatch(line.startsWith('#') ? /^# (?:HELP|TYPE) [a-z_]+ / : sample)
    expect(text).toContain('trimestre_database_up 1\n')
    expect(text).toContain('_count{call="getSystemStatus",status="2xx"} 1\n')
    expect(text).toContain('_count{call="listProducts",status="4xx"} 1\n')
  })
})

describe('liveness and readiness', () => {
  it('differ when the database is unavailable: the process is live but not ready', async () => {
    const server = await start()
    await server.context.db.$client.end()
    expect((await server.fetch('/api/health/live')).status).toBe(200)
    const ready = await server.fetch('/api/health')
    expect([500, 503]).toContain(ready.status)
  })
})
