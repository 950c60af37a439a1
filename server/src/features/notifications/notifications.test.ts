import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aTeam, seatMember, type Team } from '../../testing/build-team.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { purgeNotifications } from './service.ts'

let server: TestServer
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const hourMs = 3_600_000

/** Returns the kinds of what somebody was notified of in a game, the oldest first. */
async function kindsOf(username: string, { gameId }: Pick<Team, 'gameId'>): Promise<string[]> {
  const client = await server.client(username)
  const { items } = await client('listNotifications', {})
  return items
    .filter(({ game }) => game?.id === gameId)
    .map(({ kind }) => kind)
    .reverse()
}

const staff = () => server.client('admin')
const pass = async ({ gameId }: Team) => (await staff())('passRound', { params: { gameId } })
const hold = async ({ gameId }: Team) =>
  (await staff())('setPublication', { params: { id: gameId }, body: { mode: 'held' } })
const invited = ['invited']

describe('what players are notified of', () => {
  it('is the publication of a quarter, once, and the part of the journal that it opens', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur2'])
    await seatMember(server, team, 'joueur3', { kind: 'observer' })
    await (await staff())('passAndOpenRound', { params: { gameId: team.gameId } })
    expect(await kindsOf('joueur1', team)).toEqual([...invited, 'results.published', 'journal.open'])
    expect(await kindsOf('joueur2', team)).toEqual(['results.published', 'journal.open'])
    expect(await kindsOf('joueur3', team)).toEqual(['results.published'])
    const player = await server.client('joueur2')
    const { items } = await player('listNotifications', {})
    expect(items[0]).toMatchObject({ data: { quarter: 1, round: 2 }, read: false })
  })

  it('is nothing of a hidden quarter, until it is published', async () => {
    const team = await aTeam(server, ['joueur1'])
    await hold(team)
    const before = await kindsOf('joueur1', team)
    await pass(team)
    expect(await kindsOf('joueur1', team)).toEqual(before)
    expect(await kindsOf('admin', team)).toEqual(['results.ready'])
    const params = { id: team.roundId }
    await (await staff())('publishRound', { params, body: { opensNext: true } })
    expect(await kindsOf('joueur1', team)).toEqual([...before, 'results.published', 'journal.open'])
    await (await staff())('publishRound', { params, body: {} })
    const published = (await kindsOf('joueur1', team)).filter(kind => kind === 'results.published')
    expect(published).toHaveLength(1)
  })

  it('is that a quarter opens when that happens apart, and that it is open again', async () => {
    const team = await aTeam(server, ['joueur1'])
    await pass(team)
    await (await staff())('passAndOpenRound', { params: { gameId: team.gameId } })
    expect(await kindsOf('joueur1', team)).toEqual([
      ...invited,
      'results.published',
      'journal.open',
      'quarter.opened',
    ])
    const body = { reason: 'Erreur de prix', mode: 'replay' as const }
    await (await staff())('reopenRound', { params: { id: team.roundId }, body })
    expect((await kindsOf('joueur1', team)).at(-1)).toBe('quarter.reopened')
  })

  it('is that a pass is an hour away, once, where nothing is decided', async () => {
    const team = await aTeam(server, ['joueur1'], { rivals: ['joueur3'] })
    const saving = await server.client('joueur3')
    const rival = team.game.companies[1]?.id ?? 0
    await saving('saveDecisions', {
      params: { roundId: team.roundId, area: 'ventes', companyId: rival },
      body: { decisions: { prixVente: 45 } },
    })
    const at = new Date(now().getTime() + 3 * hourMs).toISOString()
    await server.context.db.$client.query(
      `insert into scheduled_passes (game_id, local_date, hour, minute, at) values ($1, '', 0, 0, $2)`,
      [team.gameId, at],
    )
    await server.app.notifications.runDue()
    expect(await kindsOf('joueur1', team)).not.toContain('quarter.closing')
    aheadMs += 2 * hourMs + 60_000
    await server.app.notifications.runDue()
    await server.app.notifications.runDue()
    const closing = (kinds: string[]) => kinds.filter(kind => kind === 'quarter.closing')
    expect(closing(await kindsOf('joueur1', team))).toHaveLength(1)
    expect(closing(await kindsOf('joueur3', team))).toEqual([])
  })
})

describe('what staff are notified of', () => {
  it('is a planned pass that did not take place', async () => {
    const team = await aTeam(server, ['joueur1'])
    await hold(team)
    await pass(team)
    await server.context.db.$client.query(
      `insert into scheduled_passes (game_id, local_date, hour, minute, at) values ($1, '', 0, 0, $2)`,
      [team.gameId, now().toISOString()],
    )
    aheadMs += 60_000
    await server.app.scheduler.runDue()
    expect(await kindsOf('admin', team)).toEqual(['results.ready', 'pass.refused'])
  })
})

describe('notifications', () => {
  it('are read up to one of them, or one by one, and only by their reader', async () => {
    const team = await aTeam(server, ['joueur2'])
    await (await staff())('passAndOpenRound', { params: { gameId: team.gameId } })
    const [player, other] = [await server.client('joueur2'), await server.client('joueur3')]
    const { items, unread } = await player('listNotifications', {})
    const ids = items.slice(0, 1).map(({ id }) => id)
    await other('readNotifications', { body: { ids, upTo: null } })
    expect((await player('listNotifications', {})).unread).toBe(unread)
    expect(await player('readNotifications', { body: { ids } })).toEqual({ unread: unread - 1 })
    const upTo = items[0]?.id ?? 0
    expect(await player('readNotifications', { body: { upTo } })).toEqual({ unread: 0 })
    expect((await player('listNotifications', { query: { unread: '1' } })).items).toEqual([])
    expect((await player('listNotifications', { query: { after: upTo } })).items).toEqual([])
  })

  it('are kept for ninety days, five hundred for each person', async () => {
    const { user } = await server.session('joueur4')
    const insert = (count: number, days: number) =>
      server.context.db.$client.query(
        `insert into notifications (user_id, kind, at)
          select $1, 'message', $4::timestamptz - make_interval(days => $3) from generate_series(1, $2::int)`,
        [user.id, count, days, now().toISOString()],
      )
    const countRows = async () => {
      const { rows } = await server.context.db.$client.query<{ count: number }>(
        'select count(*)::int as count from notifications where user_id = $1',
        [user.id],
      )
      return rows[0]?.count
    }
    await server.context.db.$client.query('delete from notifications where user_id = $1', [user.id])
    await insert(5, 91)
    await insert(5, 89)
    await purgeNotifications(server.context)
    expect(await countRows()).toBe(5)
    await insert(600, 0)
    await purgeNotifications(server.context)
    expect(await countRows()).toBe(500)
  })

  it('are mailed as each person chooses, kind by kind', async () => {
    const player = await server.client('joueur3')
    const before = await player('getNotificationPreferences', {})
    expect(before).toMatchObject({ message: 'digest', 'results.published': 'immediate' })
    const after = await player('updateNotificationPreferences', { body: { message: 'none' } })
    expect(after).toEqual({ ...before, message: 'none' })
  })

  it.each([
    [{ nothing: 'none' }, 'nothing'],
    [{ message: 'hourly' }, 'message'],
  ])('have no preference %o', async (body, propertyPath) => {
    const answer = await server.fetch('/api/v1/notification_preferences', {
      as: 'joueur1',
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ violations: [{ propertyPath }] })
  })
})

describe('an account that is erased', () => {
  it('takes its words and notifications with it, after it could export them', async () => {
    const team = await aTeam(server, ['joueur1', 'joueur4'])
    const client = await server.client('joueur4')
    const params = { id: team.companyId, thread: 'team' as const }
    await client('writeMessage', { params, body: { text: 'Mes derniers mots' } })
    const { id } = (await server.session('joueur4')).user
    const data = await client('exportUser', { params: { id } })
    expect(data.messages).toMatchObject([{ companyId: team.companyId, text: 'Mes derniers mots' }])
    expect(data.notificationPreferences.message).toBe('digest')
    await client('eraseUser', { params: { id }, body: { currentPassword: 'joueur4' } })
    const thread = await (await server.client('joueur1'))('getThread', { params })
    expect(thread.messages).toMatchObject([{ by: null, text: null }])
    const { rows } = await server.context.db.$client.query(
      'select from notifications where user_id = $1 union all select from thread_reads where user_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})
