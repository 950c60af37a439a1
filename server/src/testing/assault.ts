import { Agent, request as httpRequest } from 'node:http'
import { authorisation } from '@trimestre/contract/authorisation'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import pg from 'pg'
import { patiently } from '../../../testing/patience.ts'
import { createDice, type Dice, spoil, type WireRequest } from './bad-inputs.ts'
import { anotherGame, type CallInput, type Owners, recipes, type Setting } from './call-recipes.ts'
import type { TestServer } from './test-server.ts'

/** A response that is a fault. */
export type Finding = {
  call: EndpointName
  as: string | null
  fault: string
  request: WireRequest
  answer: string
}

export type AssaultReport = { requests: number; byStatus: Record<string, number>; findings: Finding[] }

type Answer = { status: number; type: string; text: string }

const owners: Owners = { administrator: 'admin', player: 'joueur1' }
const patienceMs = patiently(20_000)
const freshEvery = 25

/** Tables that the server writes on its own, or intentionally for refused requests, since limits count attempts. */
const ownPace = new Set(['open_streams', 'stream_events', 'mails', 'attempts'])

/**
 * Sends corrupted requests to every call, one after another, as allowed and as other callers, and records each response
 * that is a fault, exposes internals of the server, does not arrive, or is a refusal although data was written.
 */
export async function assault(
  server: Pick<TestServer, 'client' | 'session' | 'url' | 'databaseUrl'>,
  { requests, seed }: { requests: number; seed: number },
): Promise<AssaultReport> {
  const dice = createDice(seed)
  // Signs in before the accounts are copied, so that these sessions are restored too.
  for (const name of ['superadmin', 'admin', 'joueur1']) await server.session(name)
  const watch = await watchWrites(server.databaseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const report: AssaultReport = { requests: 0, byStatus: {}, findings: [] }
  const names = (Object.keys(routes) as EndpointName[]).filter(name => name !== 'streamGame')
  try {
    const game = await anotherGame({ server, owners } as Setting)
    await (await server.client('admin'))('passAndOpenRound', { params: { gameId: game.id } })
    const share = Math.ceil(requests / names.length)
    for (const name of names) {
      for (let sent = 0; sent < share; sent += 1) {
        if (sent % freshEvery === 0) await watch.restoreAccounts()
        const caller = callerOf(name, dice)
        const setting = { server, game, owners, caller, isOwn: true } as Setting
        const valid = sent % freshEvery === 0 ? await recipes[name](setting) : await kept(name, setting)
        await send(name, valid.caller ?? caller, valid)
      }
    }
  } finally {
    agent.destroy()
    await watch.stop()
  }
  return report

  async function kept(name: EndpointName, setting: Setting): Promise<CallInput> {
    const known = valids.get(`${name} ${setting.caller}`) ?? (await recipes[name](setting))
    valids.set(`${name} ${setting.caller}`, known)
    return known
  }

  async function send(name: EndpointName, caller: string | null, valid: CallInput): Promise<void> {
    const request = spoil(name, valid, dice)
    if (caller !== null) request.headers.authorization ??= `Bearer ${(await server.session(caller)).token}`
    await watch.writes()
    const answer = await ask(server.url, request, agent)
    report.requests += 1
    report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1
    const fault = faultOf(answer) ?? (answer.status >= 400 ? writtenFault(await watch.writes()) : undefined)
    if (fault === undefined) return
    const shown = { ...request, body: request.body?.slice(0, 300) }
    report.findings.push({ call: name, as: caller, fault, request: shown, answer: answer.text.slice(0, 500) })
  }
}

const valids = new Map<string, CallInput>()

/** Returns, in most cases, a caller that the call accepts. */
function callerOf(name: EndpointName, dice: Dice): string | null {
  const everybody = [null, 'joueur1', 'admin', 'superadmin'] as const
  if (dice(6) === 0) return everybody[dice(everybody.length)] ?? null
  const [anonymous, player, , administrator, , superAdministrator] = authorisation[name]
  if ((endpoints[name] as Endpoint).access === 'anonymous' || anonymous === 'ok') return null
  if (superAdministrator === 'ok') return 'superadmin'
  return administrator === 'ok' ? 'admin' : player === 'ok' ? 'joueur1' : null
}

const insides =
  /\n\s+at |node_modules|\.[tj]s:\d+|\bselect .* from\b|\binsert into\b|drizzle|postgres(?:ql):\/\//i

function faultOf({ status, type, text }: Answer): string | undefined {
  if (status === 0) return text
  if (status >= 500) return `answers ${status}`
  if (status >= 400 && !type.startsWith('application/problem+json'))
    return `refuses with ${type || 'no type'}`
  if (insides.test(text) && status >= 400) return 'tells of the server’s insides'
  return /"polluted":(?:true|1)/.test(text) ? 'was polluted' : undefined
}

const writtenFault = (tables: string[]): string | undefined =>
  tables.length > 0 ? `refuses and yet writes ${tables.join()}` : undefined

function ask(url: string, { method, path, headers, body }: WireRequest, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const fail = (text: string) => resolve({ status: 0, type: '', text })
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = httpRequest(
      { hostname, port, method, path, agent, headers: { ...length, ...headers }, timeout: patienceMs },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('error', error => fail(`breaks off: ${error.message}`))
        response.on('end', () => {
          const type = response.headers['content-type'] ?? ''
          resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() })
        })
      },
    )
    sent.on('timeout', () => {
      sent.destroy()
      fail('does not answer')
    })
    sent.on('error', error => fail(`breaks off: ${error.message}`))
    sent.end(body)
  })
}

/** Records in the database which tables committed transactions have written. */
async function watchWrites(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create schema watch;
    create table watch.written (name text not null);
    create function watch.note() returns trigger language plpgsql as
      $$ begin
        -- The day's work is claimed a minute after the start, whatever is asked.
        if tg_table_name = 'settings' and to_jsonb(coalesce(new, old))->>'key' like 'daily:%' then return null; end if;
        insert into watch.written values (tg_table_name);
        return null;
      end $$;
    create table watch.users as select * from users;
    create table watch.refresh_tokens as select * from refresh_tokens`)
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  for (const { name } of rows.filter(row => !ownPace.has(row.name))) {
    // A trigger for each row, because a statement that changes no row writes nothing.
    await client.query(
      `create trigger watch_note after insert or update or delete on ${name} for each row execute function watch.note()`,
    )
  }
  return {
    /** Returns the tables written since the last call. */
    async writes(): Promise<string[]> {
      const written = await client.query<{ name: string }>('delete from watch.written returning name')
      return [...new Set(written.rows.map(row => row.name))]
    },
    /** Restores the accounts that send the requests, which an accepted request may have disabled or renamed. */
    async restoreAccounts(): Promise<void> {
      await client.query(`update users u set enabled = w.enabled, role = w.role, username = w.username,
        email = w.email, password_hash = w.password_hash, session_version = w.session_version, deleted_at = null
        from watch.users w where w.id = u.id
        and (u.enabled, u.role, u.username, u.email, u.password_hash, u.session_version) is distinct from
          (w.enabled, w.role, w.username, w.email, w.password_hash, w.session_version);
        insert into refresh_tokens select * from watch.refresh_tokens on conflict do nothing;
        update games set revision = revision + 1`)
    },
    async stop(): Promise<void> {
      await client.query('drop schema watch cascade')
      await client.end()
    },
  }
}
