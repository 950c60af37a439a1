import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from './platform/log/log.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// The log must never contain a secret of a request, whatever happens to it; and each line must name its request.

let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: 'on' }, log: createLog(line => lines.push(line)) })
})
afterAll(() => server.stop())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

it('passwords, tokens, hashes, addresses and mails do not appear in the log', async () => {
  const secrets = [
    'mot-de-passe-1',
    'mot-de-passe-2',
    'mot-de-passe-3',
    'secrete@example.org',
    'jeton-de-lien',
  ]
  const [password = '', wrong = '', next = '', email = '', link = ''] = secrets
  const person = { username: 'secrete', email, firstName: 'Sylvie', lastName: 'Tue', age: 20 }
  const registered = await post('/api/user/register', { ...person, password })
  const { token, refresh_token, user } = (await registered.json()) as Record<string, never> & {
    token: string
    refresh_token: string
    user: { id: number }
  }
  expect(registered.status).toBe(201)
  secrets.push(token, refresh_token)
  const bearer = { authorization: `Bearer ${token}` }
  const statuses = [
    (await post('/api/login', { username: 'secrete', password: wrong })).status,
    (await post('/api/login', { username: email, password })).status,
    (await post('/api/token/refresh', { refresh_token: `${refresh_token}x` })).status,
    (await post('/api/password/reset-request', { email })).status,
    (await post('/api/password/reset', { token: link, password: next, passwordConfirm: next })).status,
    (await post('/api/setup', { token: link, ...person, password })).status,
    (
      await server.fetch(`/api/v1/products?token=${token}`, {
        headers: { authorization: `Bearer ${token}x` },
      })
    ).status,
    (await server.fetch('/api/v1/user/user', { headers: bearer })).status,
  ]
  expect(statuses).toEqual([401, 200, 401, 202, 422, 409, 401, 403])
  // This causes a fault during a change of password, when the query's parameters contain hashes.
  await server.context.db.execute(
    sql`alter table users add constraint broken check (session_version < 1) not valid`,
  )
  const change = { currentPassword: password, password: next, passwordConfirm: next }
  const broken = await post(`/api/v1/users/${user.id}/password`, change, bearer)
  expect(broken.status).toBe(500)
  await server.context.db.execute(sql`alter table users drop constraint broken`)
  const { rows } = await server.context.db.execute<{ password_hash: string }>(
    sql`select password_hash from users where id = ${user.id}`,
  )
  secrets.push(rows[0]?.password_hash ?? '')
  await server.app.outbox.sendDue()
  const outbox = join(server.context.config.dataDir, 'outbox')
  for (const name of await readdir(outbox)) {
    const text = await readFile(join(outbox, name), 'utf8')
    const reset =
      /token=3D([\w-]{20,})/.exec(text.replaceAll('=\n', ''))?.[1] ?? /token=([\w-]{20,})/.exec(text)?.[1]
    if (reset !== undefined) secrets.push(reset)
  }

  const log = lines.join('')
  for (const secret of secrets) expect([secret, log.includes(secret)]).toEqual([secret, false])
  const entries = lines.map(line => JSON.parse(line) as { event: string; request?: string })
  const events = new Set(entries.map(({ event }) => event))
  expect(events).toContain('login.failed')
  expect(events).toContain('request.refused')
  expect(events).toContain('request.fault')
  const ofRequests = entries.filter(({ event }) => /^(?:login|request)\./.test(event))
  for (const entry of ofRequests) expect(entry.request).toMatch(/^[\da-f-]{36}$/)
})
