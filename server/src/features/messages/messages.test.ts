import type { MessageThread } from '@trimestre/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam, seatMember, type Team } from '../../testing/build-team.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const paramsOf = ({ companyId }: Team, thread: MessageThread) => ({ id: companyId, thread })

async function write(username: string, team: Team, text: string, thread: MessageThread = 'team') {
  const client = await server.client(username)
  return client('writeMessage', { params: paramsOf(team, thread), body: { text } })
}

async function read(username: string, team: Team, thread: MessageThread = 'team') {
  const client = await server.client(username)
  return client('getThread', { params: paramsOf(team, thread) })
}

const setThreads = async ({ gameId }: Team, teamThreads: 'open' | 'private') =>
  (await server.client('admin'))('configureGame', { params: { id: gameId }, body: { teamThreads } })

/** Makes earlier messages old enough for others to be written. */
const letTimePass = () =>
  server.context.db.$client.query("update messages set at = at - interval '2 minutes'")

describe('the thread of a team', () => {
  it('is read and written by members and observers, and by no rival', async () => {
    const team = await aTeam(server, ['joueur1'], { rivals: ['joueur3'] })
    await seatMember(server, team, 'joueur2', { kind: 'observer' })
    await write('joueur2', team, 'Baissons le prix')
    const thread = await read('joueur1', team)
    expect(thread).toMatchObject({ readers: 'team', unread: 1, upTo: 0, more: false })
    expect(thread.messages).toMatchObject([
      { by: { name: 'joueur2' }, text: 'Baissons le prix', deletable: false },
    ])
    await expect(read('joueur3', team)).rejects.toMatchObject({ status: 403 })
    await expect(write('joueur3', team, 'Espion')).rejects.toMatchObject({ status: 403 })
  })

  it('is closed to staff, who read only what is written after the game opens it', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await write('joueur1', team, 'Entre nous')
    for (const staff of ['admin', 'superadmin']) {
      await expect(read(staff, team)).rejects.toMatchObject({ status: 403, code: 'messages/private' })
    }
    expect(await setThreads(team, 'open')).toMatchObject({ teamThreads: 'open' })
    await write('joueur1', team, 'Devant tous')
    const texts = (await read('admin', team)).messages.map(({ text }) => text)
    expect(texts).toEqual(['Devant tous'])
    expect(await read('joueur2', team)).toMatchObject({ readers: 'team+staff', messages: [{}, {}] })
    await setThreads(team, 'private')
    await expect(read('admin', team)).rejects.toMatchObject({ code: 'messages/private' })
  })

  it('is told to the streams of its readers alone, without words', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'], { rivals: ['joueur3'] })
    const listen = async (username: string) => {
      const { token } = await server.session(username)
      const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: team.gameId })
      await stream.untilOpen()
      return stream
    }
    const [member, rival, staff] = [await listen('joueur2'), await listen('joueur3'), await listen('admin')]
    await write('joueur1', team, 'Entre nous')
    await member.until('message.added')
    await member.until('notification.added')
    await write('joueur1', team, 'Une question', 'staff')
    await staff.until('message.added')
    await member.until('message.added', 2)
    const threadsOf = ({ events }: typeof staff) =>
      events.flatMap(event => (event.name === 'message.added' ? [event.data.thread] : []))
    expect(threadsOf(staff)).toEqual(['staff'])
    expect(rival.names()).toEqual([])
    expect(JSON.stringify(member.events)).not.toMatch(/Entre|question/)
    for (const stream of [member, rival, staff]) await stream.close()
  })
})

describe('the thread with staff', () => {
  it('is read by both, and notifies the other side', async () => {
    const team = await aTeam(server, ['joueur1'])
    await letTimePass()
    await write('joueur1', team, 'Pourquoi ce rang ?', 'staff')
    expect(await read('admin', team, 'staff')).toMatchObject({ readers: 'team+staff', unread: 1 })
    await write('admin', team, 'À cause du prix', 'staff')
    const bell = await (await server.client('joueur1'))('listNotifications', { query: { unread: '1' } })
    expect(bell.items[0]).toMatchObject({
      kind: 'message',
      game: { id: team.gameId },
      link: '/app/user/messages?thread=staff',
    })
    const own = bell.items.filter(({ data }) => data.companyId === team.companyId)
    expect(own).toHaveLength(1)
  })

  it('counts what others wrote until it is read, and the bell with it', async () => {
    const team = await aTeam(server, ['joueur1'])
    await letTimePass()
    const last = await write('admin', team, 'Un', 'staff')
    const client = await server.client('joueur1')
    const unreadOf = async () =>
      (await client('listNotifications', { query: { unread: '1' } })).items.filter(
        ({ data }) => data.companyId === team.companyId,
      ).length
    expect(await unreadOf()).toBe(1)
    // A reader cannot have read what is not written.
    await client('readThread', { params: paramsOf(team, 'staff'), body: { upTo: last.id + 1000 } })
    expect(await read('joueur1', team, 'staff')).toMatchObject({ unread: 0, upTo: last.id })
    expect(await unreadOf()).toBe(0)
    await write('admin', team, 'Deux', 'staff')
    expect(await read('joueur1', team, 'staff')).toMatchObject({ unread: 1 })
  })

  it('is paged backwards, fifty at a time', async () => {
    const team = await aTeam(server, ['joueur1'])
    await server.context.db.$client.query(
      `insert into messages (game_id, company_id, thread, text, at)
        select $1, $2, 'staff', 'Message ' || n, now() - interval '1 hour' from generate_series(1, 60) n`,
      [team.gameId, team.companyId],
    )
    const thread = await read('joueur1', team, 'staff')
    expect(thread.messages).toHaveLength(50)
    expect(thread).toMatchObject({ more: true })
    expect(thread.messages.at(-1)).toMatchObject({ text: 'Message 60', by: null })
    const client = await server.client('joueur1')
    const before = thread.messages[0]?.id ?? 0
    const earlier = await client('getThread', { params: paramsOf(team, 'staff'), query: { before } })
    expect(earlier.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Message ${index + 1}`),
    )
    expect(earlier.more).toBe(false)
  })
})

describe('a message', () => {
  it('is the eleventh of a person in a minute no more, in whatever game', async () => {
    const one = await aTeam(server, ['joueur4'])
    const other = await aTeam(server, ['joueur4'])
    for (let count = 0; count < 10; count += 1) await write('joueur4', count % 2 === 0 ? one : other, 'Oui')
    const eleventh = await Promise.allSettled([write('joueur4', one, 'Non'), write('joueur4', other, 'Non')])
    expect(eleventh).toMatchObject([
      { reason: { status: 429, code: 'messages/too-many' } },
      { reason: { status: 429, code: 'messages/too-many' } },
    ])
    await letTimePass()
    await write('joueur4', one, 'Enfin')
  })

  it('that is deleted has no words left, in answers and in a copy of the database', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await letTimePass()
    const secret = `regrettable-${team.companyId}`
    const { id } = await write('joueur1', team, secret)
    const params = { ...paramsOf(team, 'team'), messageId: id }
    const other = await server.client('joueur2')
    await expect(other('deleteMessage', { params })).rejects.toMatchObject({ status: 403 })
    const author = await server.client('joueur1')
    await author('deleteMessage', { params })
    await author('deleteMessage', { params })
    for (const reader of ['joueur1', 'joueur2']) {
      const { messages } = await read(reader, team)
      expect(messages).toMatchObject([{ id, text: null, deletable: false }])
    }
    expect(await dumpOf()).not.toContain(secret)
  })

  it('is deleted by staff in what they read', async () => {
    const team = await aTeam(server, ['joueur1'])
    await letTimePass()
    const { id } = await write('joueur1', team, 'Injure', 'staff')
    const staff = await server.client('admin')
    await staff('deleteMessage', { params: { ...paramsOf(team, 'staff'), messageId: id } })
    expect((await read('joueur1', team, 'staff')).messages).toMatchObject([{ text: null }])
    const { id: own } = await write('joueur1', team, 'Entre nous')
    await expect(
      staff('deleteMessage', { params: { ...paramsOf(team, 'team'), messageId: own } }),
    ).rejects.toMatchObject({ code: 'messages/private' })
  })

  it('leaves no word in the audit of what staff did', async () => {
    const team = await aTeam(server, ['joueur1'])
    await write('admin', team, 'Parole de professeur', 'staff')
    const { rows } = await server.context.db.$client.query<{ entry: string }>(
      `select row_to_json(audit_entries)::text as entry from audit_entries where call = 'writeMessage'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('Parole')
  })

  it('is refused in an archived game', async () => {
    const team = await aTeam(server, ['joueur1'])
    await letTimePass()
    await (await server.client('admin'))('archiveGame', { params: { id: team.gameId } })
    await expect(write('joueur1', team, 'Trop tard')).rejects.toMatchObject({ code: 'games/archived' })
    await read('joueur1', team)
  })
})

/** Returns every row of the database as text. */
async function dumpOf(): Promise<string> {
  const { $client } = server.context.db
  const tables = await $client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const parts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await $client.query<{ row: string }>(`select t::text as row from ${name} t`)
    parts.push(...rows.map(({ row }) => row))
  }
  expect(parts.length).toBeGreaterThan(100)
  return parts.join('\n')
}
