import { createServer, type RequestListener, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import Provider from 'oidc-provider'
import { listenLocally } from '../../testing/listen.ts'
import { startProduct } from './run-product.ts'

const client = { client_id: 'trimestre', client_secret: 'a-secret-of-the-test' }

/** The claims that the provider returns for its users; the login name that they type is the subject. */
const people: Record<string, { email: string; preferred_username: string }> = {
  alice: { email: 'alice@ecole.example.fr', preferred_username: 'alice.martin' },
  bruno: { email: 'bruno@ecole.example.fr', preferred_username: 'bruno.petit' },
  claire: { email: 'claire@ecole.example.fr', preferred_username: 'claire.durand' },
  homonyme: { email: 'Joueur2@example.org', preferred_username: 'joueur2' },
}

/** A product whose users sign in with a real identity provider, both on this machine. */
export type School = { url: string; stop(): Promise<void> }

export async function startSchool(): Promise<School> {
  let listener: RequestListener = () => undefined
  const http = createServer((request, response) => listener(request, response))
  const issuer = await listenLocally(http)
  const product = await startProduct({
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: 'ENT',
    },
  })
  const { url } = product
  // The provider redirects only to addresses that it knows, and the address of the product is known only now.
  listener = providerFor(issuer, url).callback()
  return {
    url,
    stop: async () => {
      await product.stop()
      await close(http)
    },
  }
}

const providerFor = (issuer: string, url: string): Provider =>
  new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [`${url}/api/auth/oidc/callback`] }],
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id], email_verified: true }),
    }),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name'],
    },
  })

async function close(http: Server): Promise<void> {
  http.closeAllConnections()
  await new Promise<void>(resolve => http.close(() => resolve()))
}

/** Completes the pages of the provider, in whichever window they are shown: name, password, consent. */
export async function approveAtProvider(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
