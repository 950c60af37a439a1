import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setEmailDomains } from '@trimestre/contract/email'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    isAlone: true,
    env: { EMAIL_DOMAINS: 'lycee.paris, @Ecole.School' },
    pages: join(import.meta.dirname, '../../testing/pages'),
  })
})
afterAll(async () => {
  setEmailDomains([])
  await server.stop()
})

let count = 0
const account = (email: string) => {
  count += 1
  const username = `adresse${count}`
  return {
    username,
    firstName: 'A',
    lastName: 'B',
    age: 20,
    email,
    password: 'un mot de passe long',
    role: 'USER',
  }
}

/** The calls that store or look up an e-mail address, each with this address. */
const calls = {
  register: (email: string) => ['POST', '/api/user/register', account(email)],
  createUser: (email: string) => ['POST', '/api/v1/users', account(email), 'superadmin'],
  createUsers: (email: string) => ['POST', '/api/v1/multiple_users', [account(email)], 'superadmin'],
  requestReset: (email: string) => ['POST', '/api/password/reset-request', { email }],
} as const satisfies Record<string, (email: string) => readonly unknown[]>

async function send(name: keyof typeof calls, email: string) {
  const [method, path, body, as] = calls[name](email) as [string, string, unknown, string?]
  const headers = { 'content-type': 'application/json' }
  const init = { method, headers, body: JSON.stringify(body), ...(as !== undefined && { as }) }
  return server.fetch(path, init)
}

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', name => {
  it.each(["sinead.o'brien", ' jean', 'a+b'])('accepts an address that begins with %j', async local => {
    const answer = await send(name, `${local}.${name}@ecole.fr `)
    expect(answer.status).toBeLessThan(300)
    expect(await answer.text()).not.toContain('@ecole.fr ')
  })

  it('accepts an address of a domain of the school', async () => {
    for (const domain of ['lycee.paris', 'eleves.ecole.school']) {
      expect((await send(name, `${name}@${domain}`)).status).toBeLessThan(300)
    }
  })

  it.each(['.a@ecole.fr', 'a..b@ecole.fr', 'a@ecole-.fr', 'a@autre.paris', 'Ana <ana@ecole.fr>'])(
    'refuses %j',
    async email => {
      const answer = await send(name, email)
      expect(answer.status).toBe(422)
      const { violations } = (await answer.json()) as { violations: { code: string }[] }
      expect(violations.map(({ code }) => code)).toEqual(['validation/email'])
    },
  )
})

it('the forms of each page contain the domains configured by the school', async () => {
  const html = await (await server.fetch('/register')).text()
  expect(html).toContain('<html lang="en" dir="ltr" data-email-domains="lycee.paris,ecole.school"')
  const file = await readFile(join(import.meta.dirname, '../../testing/pages/index.html'), 'utf8')
  expect(file).not.toContain('data-email-domains')
})
