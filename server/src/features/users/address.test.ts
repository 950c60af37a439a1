import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { lastMailTo, readOutbox } from '../../testing/outbox.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailTexts } from '../mail/mail-texts.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Creates a player managed by `admin`, who has signed in unless the option excludes it. */
async function aPlayer(username: string, { hasSignedIn = true } = {}): Promise<number> {
  const id = await anAccount(server, username)
  const userIds = [id]
  const game = await aGame(server)
  await (await server.client('admin'))('invite', { params: { gameId: game.id }, body: userIds })
  if (hasSignedIn) await server.session(username)
  return id
}

const change = async (as: string, id: number, email: string) =>
  (await server.client(as))('updateUser', { params: { id }, body: { email } })
const confirm = async (token: string) => (await server.client())('confirmEmail', { body: { token } })
const requestReset = async (email: string) =>
  (await server.client())('requestPasswordReset', { body: { email } })
const tokenTo = async (address: string) =>
  /confirm-email\?token=([\w.-]+)/.exec((await lastMailTo(server, address))?.text ?? '')?.[1] ?? ''

describe('a change of e-mail address', () => {
  it.each(['admin', 'self'])(
    'requested by %s takes effect once its owner has confirmed it, and the old address is notified',
    async by => {
      const username = `adresse-${by}`
      const [old, fresh] = [`${username}@example.org`, `${username}-neuve@example.org`]
      const id = await aPlayer(username)
      const answer = await change(by === 'self' ? username : 'admin', id, fresh)
      expect(answer).toMatchObject({ email: old, pendingEmail: fresh })
      expect((await lastMailTo(server, old))?.subject).toBe(mailTexts.en.emailAsked.subject)

      // Until then the old address stays in force.
      await requestReset(fresh)
      expect((await lastMailTo(server, fresh))?.text).not.toContain('reset-password')
      await requestReset(old)
      const reset = await lastMailTo(server, old)
      expect(reset?.text).toContain('reset-password?token=')
      expect(reset?.text).toContain(mailTexts.en.addressPending)
      const anonymous = await server.client()
      const login = (name: string) => anonymous('login', { body: { username: name, password: username } })
      expect(await refusedWith(login(fresh))).toBe('401 auth/bad-credentials')
      await login(old)

      const token = await tokenTo(fresh)
      await confirm(token)
      expect((await login(fresh)).user).toMatchObject({ email: fresh, pendingEmail: null })
      expect(await refusedWith(login(old))).toBe('401 auth/bad-credentials')
      expect((await lastMailTo(server, old))?.subject).toBe(mailTexts.en.emailChanged.subject)
      expect(await refusedWith(confirm(token))).toBe('422 auth/confirmation-refused')
    },
  )

  it('is confirmed only by the link of the last request, and not once another account has the address', async () => {
    const id = await aPlayer('adresse3')
    await change('adresse3', id, 'un@example.org')
    const first = await tokenTo('un@example.org')
    await change('adresse3', id, 'deux@example.org')
    expect(await refusedWith(confirm(first))).toBe('422 auth/confirmation-refused')
    await anAccount(server, 'deux')
    expect(await refusedWith(confirm(await tokenTo('deux@example.org')))).toBe('422 request/invalid')
    expect(await refusedWith(change('adresse3', id, 'joueur1@example.org'))).toBe('422 request/invalid')
  })

  it('stays pending when other fields change, and a change of case takes effect at once', async () => {
    const id = await aPlayer('adresse4')
    await change('adresse4', id, 'attente@example.org')
    expect(await change('adresse4', id, 'Adresse4@example.org')).toMatchObject({
      email: 'Adresse4@example.org',
      pendingEmail: 'attente@example.org',
    })
  })

  it.each(['self', 'admin'])('is cancelled by %s, after which its link is refused', async by => {
    const username = `renonce-${by}`
    const [old, fresh] = [`${username}@example.org`, `${username}-neuve@example.org`]
    const id = await aPlayer(username)
    await change(username, id, fresh)
    const token = await tokenTo(fresh)
    const client = await server.client(by === 'self' ? username : 'admin')
    const takeBack = (body: { email?: string; pendingEmail?: string | null }) =>
      client('updateUser', { params: { id }, body })
    // Sending back the values that the server returned changes nothing.
    expect(await takeBack({ email: old, pendingEmail: fresh })).toMatchObject({ pendingEmail: fresh })
    expect(await takeBack({ pendingEmail: null })).toMatchObject({ email: old, pendingEmail: null })
    expect(await refusedWith(confirm(token))).toBe('422 auth/confirmation-refused')
    // The next request works like the first, even if it comes with the empty `pendingEmail` of the last.
    const again = `${username}-encore@example.org`
    expect(await takeBack({ email: again, pendingEmail: null })).toMatchObject({ pendingEmail: again })
    await confirm(await tokenTo(again))
    expect(await client('getUser', { params: { id } })).toMatchObject({ email: again, pendingEmail: null })
  })

  it('cannot be cancelled by other users', async () => {
    const id = await aPlayer('renonce3')
    await change('renonce3', id, 'renonce3-neuve@example.org')
    for (const stranger of ['joueur1', 'admin2']) {
      if (stranger === 'admin2') await anAccount(server, stranger, 'ROLE_ADMIN')
      const client = await server.client(stranger)
      const call = client('updateUser', { params: { id }, body: { pendingEmail: null } })
      expect(await refusedWith(call)).toBe('403 auth/forbidden')
    }
  })

  it('takes effect at once for an account that was never used, and the old address is notified', async () => {
    const id = await aPlayer('adresse5', { hasSignedIn: false })
    expect(await change('admin', id, 'juste@example.org')).toMatchObject({
      email: 'juste@example.org',
      pendingEmail: null,
    })
    expect((await lastMailTo(server, 'adresse5@example.org'))?.subject).toContain('a changé')
  })

  it('by a super administrator takes effect at once without a mail server, and is pending with one', async () => {
    const id = await aPlayer('adresse6')
    expect(await change('superadmin', id, 'garantie@example.org')).toMatchObject({
      email: 'garantie@example.org',
    })
    const mailServer = await startMailServer()
    const other = await startTestServer({ env: { SMTP_URL: mailServer.url }, isAlone: true })
    try {
      const { user } = await other.session('joueur1')
      const root = await other.client('superadmin')
      const answer = await root('updateUser', { params: { id: user.id }, body: { email: 'x@example.org' } })
      expect(answer).toMatchObject({ email: 'joueur1@example.org', pendingEmail: 'x@example.org' })
      await other.app.outbox.sendDue()
      const sentTo = mailServer.mails.map(mail => mail.to?.[0]?.address).sort()
      expect(sentTo).toEqual(['joueur1@example.org', 'x@example.org'])
    } finally {
      await other.stop()
      await mailServer.stop()
    }
  })

  it('is limited to five mails an hour', async () => {
    const limited = await startTestServer({ env: { RATE_LIMIT: 'on' }, isAlone: true })
    try {
      const { user } = await limited.session('joueur1')
      const player = await limited.client('joueur1')
      const ask = (index: number) =>
        player('updateUser', { params: { id: user.id }, body: { email: `n${index}@example.org` } })
      for (let index = 0; index < 5; index += 1) await ask(index)
      expect(await refusedWith(ask(5))).toBe('429 auth/too-many-resets')
      // The limit also applies to the mails sent to one address by several accounts.
      const names = ['joueur2', 'joueur3'] as const
      const askAs = async (name: string) => {
        const { user: other } = await limited.session(name)
        const body = { email: 'victime@example.org' }
        return (await limited.client(name))('updateUser', { params: { id: other.id }, body })
      }
      for (const name of [...names, ...names, 'joueur2']) await askAs(name)
      expect(await refusedWith(askAs('joueur3'))).toBe('429 auth/too-many-resets')
      const sent = (await readOutbox(limited)).filter(({ to }) => to?.[0]?.address === 'victime@example.org')
      expect(sent).toHaveLength(5)
    } finally {
      await limited.stop()
    }
  })

  it('is deleted with the account', async () => {
    const id = await aPlayer('adresse7')
    await change('adresse7', id, 'oubli@example.org')
    const token = await tokenTo('oubli@example.org')
    await (await server.client('superadmin'))('eraseUser', { params: { id }, body: {} })
    expect(await refusedWith(confirm(token))).toBe('422 auth/confirmation-refused')
    expect(JSON.stringify(await readOutbox(server))).not.toContain('oubli@example.org')
  })
})
