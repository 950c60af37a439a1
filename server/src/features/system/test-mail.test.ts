import { afterAll, expect, it } from 'vitest'
import { type MailServer, type MailServerOptions, startMailServer } from '../../testing/mail-server.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function start(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const server = await startTestServer({ env, isAlone: true })
  stops.push(() => server.stop())
  return server
}

async function startMails(options: MailServerOptions = {}): Promise<MailServer> {
  const mailServer = await startMailServer(options)
  stops.push(() => mailServer.stop())
  return mailServer
}

const test = async (server: TestServer) => (await server.client('superadmin'))('sendTestMail')

it('sends a mail to the own address at once, in the name of the school', async () => {
  const mailServer = await startMails()
  const server = await start({
    SMTP_URL: mailServer.url,
    SITE_NAME: 'Lycée <A>',
    CONTACT: 'Mme Martin',
    DPO: 'dpo@ecole.example',
  })
  const outcome = await test(server)
  expect(outcome).toEqual({ email: outcome.email, file: null, refusal: null })
  const [mail] = mailServer.mails
  expect(mail?.to?.[0]?.address).toBe(outcome.email)
  expect(mail?.html).toContain('<bdi>Lycée &lt;A&gt;</bdi>')
  for (const words of ['Mme Martin', 'dpo@ecole.example']) {
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words)
  }
})

it('names the file when there is no mail server', async () => {
  const server = await start()
  const { file, refusal } = await test(server)
  expect(refusal).toBeNull()
  expect(file).toMatch(/^mail-\d+\.eml$/)
  expect(await readOutbox(server)).toHaveLength(1)
})

it('tells why the mail server refuses, and in what words', async () => {
  const down = await startMails()
  down.isUnavailable = true
  expect((await test(await start({ SMTP_URL: down.url }))).refusal?.answer).toContain('421 back soon')

  const stopped = await startMailServer()
  await stopped.stop()
  expect((await test(await start({ SMTP_URL: stopped.url }))).refusal?.kind).toBe('address')

  const { email } = await test(await start())
  const choosy = await startMails({ unknown: [email] })
  expect((await test(await start({ SMTP_URL: choosy.url }))).refusal?.kind).toBe('envelope')
})

it('is limited to five in ten minutes', async () => {
  const server = await start({ RATE_LIMIT: 'on' })
  for (let count = 0; count < 5; count += 1) await test(server)
  await expect(test(server)).rejects.toMatchObject({ status: 429 })
})
