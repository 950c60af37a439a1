import { languageCodes } from '@trimestre/contract/languages'
import { notificationKindNames } from '@trimestre/contract/messages'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount } from '../../testing/build-game.ts'
import { aTeam, type Team } from '../../testing/build-team.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import { wallTimeOf } from '../schedule/wall-clock.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

let mailServer: MailServer
let server: TestServer
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

beforeAll(async () => {
  mailServer = await startMailServer()
  server = await startTestServer({ now, env: { SMTP_URL: mailServer.url } })
})
afterAll(async () => {
  await server.stop()
  await mailServer.stop()
})
// Everything happens in the middle of a school day.
beforeEach(() => moveTo(10))

/** Moves the clock forward to an hour of the school's day. */
function moveTo(hour: number): void {
  const { hour: present } = wallTimeOf(now(), server.context.config.timezone)
  aheadMs += ((hour - present + 24) % 24) * hourMs
}

/** Does what is due and returns the mails about notifications that arrived at an address since. */
async function mailsTo(username: string): Promise<Email[]> {
  const before = mailServer.mails.length
  await server.app.notifications.runDue()
  await server.app.outbox.sendDue()
  return mailServer.mails
    .slice(before)
    .filter(({ to }) => to?.some(({ address }) => address === `${username}@example.org`))
    .filter(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'))
}

const headerOf = ({ headers }: Email | { headers: Email['headers'] }, key: string) =>
  headers.find(header => header.key === key)?.value ?? ''

/** Creates somebody and a company of theirs together with joueur1. */
async function aReader(username: string): Promise<Team> {
  await anAccount(server, username)
  const team = await aTeam(server, ['joueur1', username])
  await server.context.db.$client.query("update users set language = 'fr' where username = $1", [username])
  // What came before is no longer new.
  await mailsTo(username)
  return team
}

async function writeMany({ companyId, gameId }: Team, count: number): Promise<void> {
  await server.context.db.$client.query("update messages set at = at - interval '2 minutes'")
  const author = await server.client('joueur1')
  const params = { id: companyId, thread: 'team' as const }
  for (let index = 0; index < count; index += 1)
    await author('writeMessage', { params, body: { text: `secret ${index}` } })
  // The rows are dated by the clock of the database, which this test does not move.
  await server.context.db.$client.query('update notifications set at = $2 where game_id = $1', [
    gameId,
    now().toISOString(),
  ])
}

const unsubscribeAddressOf = (mail: Email | undefined): string =>
  new URL(/<(.*)>/.exec(headerOf(mail ?? { headers: [] }, 'list-unsubscribe'))?.[1] ?? '').pathname

const post = (path: string) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

describe('a digest', () => {
  it('has five messages of an hour in one mail, and none comes after its link was used', async () => {
    const team = await aReader('lectrice')
    await writeMany(team, 5)
    expect(await mailsTo('lectrice')).toEqual([])
    aheadMs += hourMs + minuteMs
    const mails = await mailsTo('lectrice')
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toContain(team.game.name)
    expect(mail?.text).toContain('Nouveaux messages\u00a0: 5')
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret')
    expect(headerOf(mail ?? { headers: [] }, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const path = unsubscribeAddressOf(mail)
    expect(path).toMatch(/^\/api\/v1\/unsubscribe\/[\w-]{43}$/)
    expect(await mailsTo('lectrice')).toEqual([])
    await writeMany(team, 1)
    aheadMs += hourMs + minuteMs
    expect(await mailsTo('lectrice')).toHaveLength(1)

    expect((await post(path)).status).toBe(200)
    await writeMany(team, 5)
    aheadMs += hourMs + minuteMs
    expect(await mailsTo('lectrice')).toEqual([])
    const reader = await server.client('lectrice')
    expect(await reader('getNotificationPreferences', {})).toMatchObject({ message: 'none' })
  })

  it('leaves out what was read', async () => {
    const team = await aReader('liseuse')
    await writeMany(team, 2)
    const reader = await server.client('liseuse')
    await reader('readNotifications', { body: { upTo: Number.MAX_SAFE_INTEGER } })
    aheadMs += hourMs + minuteMs
    expect(await mailsTo('liseuse')).toEqual([])
  })

  it('waits for the morning at night', async () => {
    const team = await aReader('nocturne')
    moveTo(21)
    await writeMany(team, 1)
    aheadMs += hourMs + minuteMs
    expect(await mailsTo('nocturne')).toEqual([])
    moveTo(6)
    expect(await mailsTo('nocturne')).toEqual([])
    moveTo(7)
    expect(await mailsTo('nocturne')).toHaveLength(1)
  })
})

describe('a mail about a notification', () => {
  it('is sent at once where the person wants it so, by one process', async () => {
    const team = await aReader('pressee')
    await (await server.client('admin'))('passAndOpenRound', { params: { gameId: team.gameId } })
    const before = mailServer.mails.length
    const both = [server.app.notifications.runDue(), server.app.notifications.runDue()]
    await Promise.all(both)
    await mailsTo('nobody')
    const mails = mailServer.mails
      .slice(before)
      .filter(({ to }) => to?.some(({ address }) => address === 'pressee@example.org'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Les résultats du trimestre 1 sont publiés.')
    expect(mails[0]?.text).not.toContain('journal')
  })

  it('that waits in the outbox is not sent once its recipient has unsubscribed', async () => {
    const team = await aReader('hesitante')
    await (await server.client('admin'))('passAndOpenRound', { params: { gameId: team.gameId } })
    await server.app.notifications.runDue()
    const reader = await server.client('hesitante')
    await reader('updateNotificationPreferences', { body: { 'results.published': 'none' } })
    expect(await mailsTo('hesitante')).toEqual([])
  })

  it('is not sent about an invitation, which has a letter of its own', async () => {
    await anAccount(server, 'invitee')
    const before = mailServer.mails.length
    await aTeam(server, ['invitee'])
    await mailsTo('invitee')
    const toThem = mailServer.mails
      .slice(before)
      .filter(({ to }) => to?.some(({ address }) => address === 'invitee@example.org'))
    expect(toThem).toHaveLength(1)
  })
})

describe('the link that ends mails', () => {
  const aLink = async (username: string) => {
    const team = await aReader(username)
    await (await server.client('admin'))('passAndOpenRound', { params: { gameId: team.gameId } })
    return unsubscribeAddressOf((await mailsTo(username))[0])
  }
  const preferenceOf = async (username: string) =>
    (await (await server.client(username))('getNotificationPreferences', {}))['results.published']

  it('opens a page with a button, which changes nothing before it is pressed', async () => {
    const path = await aLink('prudente')
    const page = await server.fetch(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).toContain('<form method="post">')
    expect(html).toContain(mailTexts.fr.notifications.kinds['results.published'])
    expect(await preferenceOf('prudente')).toBe('immediate')
    expect((await post(path)).status).toBe(200)
    expect(await preferenceOf('prudente')).toBe('none')
  })

  it('accepts the form that mail programs send as multipart', async () => {
    const path = await aLink('multiple')
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    expect((await server.fetch(path, { method: 'POST', body })).status).toBe(200)
    expect(await preferenceOf('multiple')).toBe('none')
  })

  it('is stored as a hash only', async () => {
    const path = await aLink('hachee')
    const { rows } = await server.context.db.$client.query<{ row: string }>(
      'select t::text as row from unsubscribe_tokens t union all select m::text from mails m',
    )
    expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1))
  })

  it('that nobody sent is unknown', async () => {
    expect((await post('/api/v1/unsubscribe/inconnu')).status).toBe(404)
    const asBrowser = { headers: { accept: 'text/html', 'accept-language': 'de' } }
    // A page, where programs get a problem.
    const page = await fetch(`${server.url}/api/v1/unsubscribe/inconnu`, asBrowser)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain(mailTexts.de.unsubscribePage.unknown)
  })
})

it('the sentences of notifications have the same placeholders in every language', () => {
  const placeholders = (language: (typeof languageCodes)[number]) =>
    notificationKindNames.map(kind =>
      (mailTexts[language].notifications.items[kind].match(/\{\w+\}/g) ?? []).sort(),
    )
  for (const language of languageCodes) expect(placeholders(language)).toEqual(placeholders('fr'))
})
