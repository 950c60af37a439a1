import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { Unsendable } from '../../platform/outbox/outbox.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import type { ComposedMail } from './composed-mail.ts'
import { createDelivery } from './delivery.ts'

const message: ComposedMail = {
  from: 'jeu@ecole.example',
  to: 'claire@ecole.example',
  bytes: Buffer.from(
    'From: jeu@ecole.example\r\nTo: claire@ecole.example\r\nSubject: Bonjour\r\n\r\nBonjour.\r\n',
  ),
}

const outbox = () => {
  throw new Error('there is a mail server')
}

async function aServer(password: string) {
  const server = await startMailServer({ password })
  onTestFinished(server.stop)
  return server
}

function deliverTo(smtpUrl: string): Promise<void> {
  const delivery = createDelivery({ smtpUrl }, { put: outbox } as never)
  onTestFinished(delivery.close)
  return delivery.deliver(1, message)
}

/** Returns the address of a mail server that refuses every recipient with this code. */
async function aServerThatRefuses(responseCode: number): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('refused'), { responseCode })),
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => new Promise<void>(resolve => server.close(resolve)))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

const trusting = '?tls.rejectUnauthorized=false'

test('a mail is sent over TLS to a server that requires a password', async () => {
  const { url, mails } = await aServer('cœur@ du:jeu/')
  await deliverTo(`${url}${trusting}`)
  expect(mails.map(({ subject }) => subject)).toEqual(['Bonjour'])
})

test('a wrong password is no reason to give a mail up', async () => {
  const { url, mails } = await aServer('secret')
  const refused = await deliverTo(`${url.replace('secret', 'other')}${trusting}`).catch(error => error)
  expect(refused).toMatchObject({ code: 'EAUTH', responseCode: 535 })
  expect(refused).not.toBeInstanceOf(Unsendable)
  expect(mails).toEqual([])
})

test('a server with an untrusted certificate receives nothing', async () => {
  const { url, mails } = await aServer('secret')
  await expect(deliverTo(url)).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(mails).toEqual([])
})

// Greylisting and full queues answer 450 and 451; 550 and 553 mean that there is no such recipient.
test.each([450, 451])('a temporary refusal of a recipient with %i does not drop the mail', async code => {
  const refused = await deliverTo(await aServerThatRefuses(code)).catch(error => error)
  expect(refused).toMatchObject({ responseCode: code })
  expect(refused).not.toBeInstanceOf(Unsendable)
})

test.each([550, 553])('a recipient who is refused permanently with %i ends a mail', async code => {
  await expect(deliverTo(await aServerThatRefuses(code))).rejects.toBeInstanceOf(Unsendable)
})
