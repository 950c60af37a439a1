import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { type Language, languageCodes, languages } from '@trimestre/contract/languages'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { lastMailTo, readOutbox } from '../../testing/outbox.ts'
import { type Product, spawnProduct } from '../../testing/spawn-product.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { composeMail } from './composed-mail.ts'
import { createMailHandler } from './mail-handler.ts'
import { mailTexts } from './mail-texts.ts'
import { purgeMails } from './purge.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

const requestReset = (server: TestServer, email: string, language = 'fr') =>
  server.fetch('/api/password/reset-request', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ email }),
  })

describe('mails without a mail server', () => {
  let server: TestServer
  let clock = new Date('2026-03-02T10:00:00Z')
  beforeAll(async () => {
    server = await startTestServer({ now: () => clock })
  })
  afterAll(() => server.stop())

  it('are files that any mail program opens, in plain text and in HTML, with accents', async () => {
    await requestReset(server, 'joueur1@example.org')
    const mail = await lastMailTo(server, 'joueur1@example.org')
    expect(mail?.from).toEqual({ name: 'Trimestre', address: 'no-reply@localhost' })
    expect(mail?.subject).toBe('Choisir un nouveau mot de passe')
    expect(mail?.text).toContain('a demandé un nouveau mot de passe')
    expect(mail?.html).toContain('a demandé un nouveau mot de passe')
    expect(mail?.html).toContain('lang="fr" dir="ltr"')
    expect(mail?.date).toBe(clock.toISOString())
    expect(mail?.messageId).toMatch(/^<mail-\d+-\d+@localhost>$/)
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0]
    expect(link).toMatch(
      new RegExp(`^http://localhost:${new URL(server.url).port}/reset-password\\?token=[\\w-]{43}$`),
    )
    expect(mail?.html).toContain(`href="${link}"`)
  })

  it.each(languageCodes)('are written in %s, in its direction', async language => {
    const email = `langue-${language}@example.org`
    await anAccount(server, `langue-${language}`)
    await requestReset(server, email, `${language},en;q=0.5`)
    const mail = await lastMailTo(server, email)
    const texts = mailTexts[language]
    expect(mail?.subject).toBe(texts.passwordReset.subject)
    expect(mail?.html).toContain(`<html lang="${language}" dir="${languages[language].dir}">`)
    expect(mail?.text).toContain(texts.passwordReset.note)
    expect(mail?.html).toContain(texts.passwordReset.action)
  })

  it('use the same placeholders in every language', () => {
    const placeholders = (language: Language) =>
      (['passwordReset', 'invitation', 'erasure'] as const).map(name => {
        const { subject, body, note } = mailTexts[language][name]
        return [subject, body.join(' '), note].map(text => (text.match(/\{\w+\}/g) ?? []).sort())
      })
    for (const language of languageCodes) {
      expect(placeholders(language)).toEqual(placeholders('fr'))
      expect(mailTexts[language].greeting).toContain('{name}')
    }
  })

  it('show names as text, in HTML too', async () => {
    const root = await server.client('superadmin')
    const id = await anAccount(server, 'balise')
    await root('updateUser', {
      params: { id },
      body: { displayName: '<img src=x onerror="a()"> & Cie {game}' },
    })
    const game = await aGame(server, { name: '<b>Jeu</b> "$&"' })
    await root('invite', { params: { gameId: game.id }, body: [id] })
    const mail = await lastMailTo(server, 'balise@example.org')
    expect(mail?.subject).toContain('<b>Jeu</b> "$&"')
    expect(mail?.text).toContain('<img src=x onerror="a()"> & Cie {game}')
    expect(mail?.html).not.toMatch(/<img|<b>/)
    expect(mail?.html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; Cie {game}')
    expect(mail?.html).toContain('&lt;b&gt;Jeu&lt;/b&gt; &quot;$&amp;&quot;')
  })

  it('link to the address of the server, whatever host the request names', async () => {
    const sent = request(`${server.url}/api/password/reset-request`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    })
    sent.end(JSON.stringify({ email: 'joueur2@example.org' }))
    const [answer] = await once(sent, 'response')
    expect(answer.statusCode).toBe(202)
    answer.resume()
    const mail = await lastMailTo(server, 'joueur2@example.org')
    expect(mail?.text).toContain(`http://localhost:${new URL(server.url).port}/`)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  it('never have a line break in a header', async () => {
    const letter = { subject: 'x', text: 'x', html: 'x' }
    const envelope = { from: 'a@example.org', to: 'b@example.org', messageId: '<1@x>', date: new Date() }
    for (const bad of ['a\r\nBcc: c@example.org', 'a\nb']) {
      await expect(composeMail({ ...letter, subject: bad }, envelope)).rejects.toThrow('line break')
      await expect(composeMail(letter, { ...envelope, to: bad })).rejects.toThrow('line break')
    }
  })

  it('are deleted after thirty days, and at once with the account', async () => {
    const id = await anAccount(server, 'ephemere')
    await requestReset(server, 'ephemere@example.org')
    expect(await lastMailTo(server, 'ephemere@example.org')).toBeDefined()
    await (await server.client('superadmin'))('deleteUser', { params: { id } })
    await writeFile(join(server.context.config.dataDir, 'outbox', 'note.txt'), 'kept')
    await purgeMails(server.context)
    expect(await lastMailTo(server, 'ephemere@example.org')).toBeUndefined()
    expect(await lastMailTo(server, 'joueur1@example.org')).toBeDefined()
    clock = new Date(clock.getTime() + 31 * dayMs)
    await purgeMails(server.context)
    expect(await readOutbox(server)).toEqual([])
  })
})

describe('mails through a mail server', () => {
  it('arrive there, with the sender of the school', async () => {
    const mailServer = await startMailServer()
    const env = {
      SMTP_URL: mailServer.url,
      PUBLIC_URL: 'https://jeu.ecole.example',
      MAIL_FROM: 'École <jeu@ecole.example>',
    }
    const server = await startTestServer({ env, isAlone: true })
    await requestReset(server, 'joueur1@example.org', 'ar')
    await server.app.outbox.sendDue()
    const [mail] = mailServer.mails
    expect(mail?.from).toEqual({ name: 'École', address: 'jeu@ecole.example' })
    expect(mail?.to?.[0]?.address).toBe('joueur1@example.org')
    expect(mail?.subject).toBe(mailTexts.ar.passwordReset.subject)
    expect(mail?.text).toContain('https://jeu.ecole.example/reset-password?token=')
    expect(await readOutbox(server)).toEqual([])
    await server.stop()
    await mailServer.stop()
  })

  it('wait while it is unreachable, longer each time, and arrive once it is back', async () => {
    let clock = new Date('2026-03-02T10:00:00Z')
    const mailServer = await startMailServer()
    mailServer.isUnavailable = true
    const server = await startTestServer({ now: () => clock, env: { SMTP_URL: mailServer.url } })
    await aGame(server, { invited: ['joueur1'] })
    const delays: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await server.app.outbox.sendDue()
      const [row] = await rowsOf(server)
      expect(row).toMatchObject({ attempt_count: attempt + 1, sent_at: null, failed_at: null })
      expect(row?.last_error).toContain('421 back soon')
      const due = new Date(row?.due_at ?? 0)
      delays.push((due.getTime() - clock.getTime()) / minuteMs)
      clock = due
    }
    expect(delays).toEqual([1, 2, 4, 8])
    mailServer.isUnavailable = false
    await server.app.outbox.sendDue()
    expect(mailServer.mails.map(mail => mail.to?.[0]?.address)).toEqual(['joueur1@example.org'])
    await server.app.outbox.sendDue()
    expect(mailServer.mails).toHaveLength(1)
    await server.stop()
    await mailServer.stop()
  })

  it('are given up after two days, at once for an unknown recipient, and when their link has expired', async () => {
    let clock = new Date('2026-03-02T10:00:00Z')
    const mailServer = await startMailServer({ unknown: ['joueur1@example.org'] })
    const server = await startTestServer({ now: () => clock, env: { SMTP_URL: mailServer.url } })
    await aGame(server, { invited: ['joueur1'] })
    await server.app.outbox.sendDue()
    expect(await rowsOf(server)).toMatchObject([{ attempt_count: 1, failed_at: clock }])
    await mailServer.stop()
    await aGame(server, { invited: ['joueur2'] })
    await requestReset(server, 'joueur2@example.org')
    await server.app.outbox.sendDue()
    expect((await rowsOf(server)).filter(row => row.failed_at === null)).toHaveLength(2)
    clock = new Date(clock.getTime() + 61 * minuteMs)
    await server.app.outbox.sendDue()
    expect((await rowsOf(server)).filter(row => row.failed_at === null)).toHaveLength(1)
    clock = new Date(clock.getTime() + 2 * dayMs)
    await server.app.outbox.sendDue()
    expect((await rowsOf(server)).filter(row => row.failed_at === null)).toEqual([])
    await server.stop()
  })

  it('are sent once by two processes', async () => {
    const mailServer = await startMailServer()
    const server = await startTestServer({ isAlone: true })
    const names = Array.from({ length: 30 }, (_, index) => `eleve${index}`)
    for (const name of names) await anAccount(server, name)
    const root = await server.client('superadmin')
    const players = (await root('listPlayers')).filter(user => names.includes(user.username))
    const product = () => spawnProduct(environment(server, mailServer))
    const products: Product[] = await Promise.all([product(), product()])
    const game = await aGame(server)
    await root('invite', { params: { gameId: game.id }, body: players.map(player => player.id) })
    await expect.poll(() => mailServer.mails.length).toBe(30)
    await expect.poll(async () => (await rowsOf(server)).every(row => row.sent_at)).toBe(true)
    const recipients = mailServer.mails.map(mail => mail.to?.[0]?.address).sort()
    expect(recipients).toEqual(names.map(name => `${name}@example.org`).sort())
    await Promise.all(products.map(({ stop }) => stop()))
    await server.stop()
    await mailServer.stop()
  })

  it('are sent by the next process when one is killed while sending, as the same mail', async () => {
    const arrived = Promise.withResolvers<void>()
    const stuck = await startMailServer({ isStuck: true, onMail: arrived.resolve })
    const server = await startTestServer({ isAlone: true })
    await aGame(server, { invited: ['joueur1'] })
    const product = await spawnProduct(environment(server, stuck))
    await arrived.promise
    const [claimed] = await rowsOf(server)
    await expect.poll(async () => (await rowsOf(server))[0]?.due_at).not.toEqual(claimed?.due_at)
    await product.kill()
    const mailServer = await startMailServer()
    const next = (minutes: number) => {
      const context = {
        ...server.context,
        config: { ...server.context.config, smtpUrl: mailServer.url },
        now: () => new Date(Date.now() + minutes * minuteMs),
      }
      return createOutbox(context, { mail: createMailHandler(context) })
    }
    for (const [minutes, count] of [
      [0, 0],
      [1, 1],
      [20, 1],
    ] as const) {
      const outbox = next(minutes)
      await outbox.sendDue()
      await outbox.stop()
      expect(mailServer.mails).toHaveLength(count)
    }
    expect(mailServer.mails[0]?.messageId).toBe(stuck.mails[0]?.messageId)
    await server.stop()
    await mailServer.stop()
    await stuck.stop()
  })
})

const environment = (server: TestServer, mailServer: MailServer) => ({
  DATA_DIR: server.context.config.dataDir,
  DATABASE_URL: server.databaseUrl,
  JWT_SECRET: server.context.config.jwtSecret,
  SMTP_URL: mailServer.url,
  MAIL_FROM: server.context.config.mailFrom,
})

type Row = {
  attempt_count: number
  due_at: Date
  sent_at: Date | null
  failed_at: Date | null
  last_error: string | null
}

async function rowsOf(server: TestServer): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Row>('select * from mails order by id')
    return rows
  } finally {
    await client.end()
  }
}
