import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { createDelivery } from './delivery.ts'
import { type Message, Unsendable } from './message.ts'

const message: Message = {
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
  const deliverTo = (smtpUrl: string) => {
    const delivery = createDelivery({ smtpUrl }, { put: outbox } as never)
    onTestFinished(delivery.close)
    return delivery.deliver(1, message)
  }
  return { ...server, deliverTo }
}

const trusting = '?tls.rejectUnauthorized=false'

test('a mail goes over TLS to a server that wants a password', async () => {
  const { url, mails, deliverTo } = await aServer('cœur@ du:jeu/')
  await deliverTo(`${url}${trusting}`)
  expect(mails.map(({ subject }) => subject)).toEqual(['Bonjour'])
})

test('a wrong password is no reason to give a mail up', async () => {
  const { url, mails, deliverTo } = await aServer('secret')
  const refused = await deliverTo(`${url.replace('secret', 'other')}${trusting}`).catch(error => error)
  expect(refused).toMatchObject({ code: 'EAUTH', responseCode: 535 })
  expect(refused).not.toBeInstanceOf(Unsendable)
  expect(mails).toEqual([])
})

test('a server whose certificate nobody vouches for is told nothing', async () => {
  const { url, mails, deliverTo } = await aServer('secret')
  await expect(deliverTo(url)).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(mails).toEqual([])
})
