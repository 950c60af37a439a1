import * as oidc from 'openid-client'
import type { OidcConfig } from '../../platform/config.ts'
import { Refusal } from '../../platform/refusal.ts'

/** What ties a person's coming back to their going: kept by the browser, signed by us. */
export type Request = { state: string; nonce: string; verifier: string }

/** What the provider says of a person; the e-mail counts only when the provider has verified it. */
export type Claims = {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  username: string | null
  firstName: string | null
  lastName: string | null
}

export type Provider = {
  /** Where to send a person, and what to remember until they are back. */
  start(redirectUri: string): Promise<{ address: string; request: Request }>
  /** Who came back to this address with the provider's answer. */
  finish(address: URL, request: Request): Promise<Claims>
}

const timeoutSeconds = 10

/** The identity provider, found when it is first needed: that it is away never stops the product. */
export function createProvider(config: OidcConfig): Provider {
  let found: Promise<oidc.Configuration> | undefined

  function discover(): Promise<oidc.Configuration> {
    found ??= find(config).catch(error => {
      found = undefined
      throw new Refusal('auth/provider-unavailable', { retryAfter: 5, cause: error })
    })
    return found
  }

  return {
    async start(redirectUri) {
      const configuration = await discover()
      const request = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: request.state,
        nonce: request.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, request }
    },
    async finish(address, request) {
      const configuration = await discover()
      const tokens = await oidc.authorizationCodeGrant(configuration, address, {
        expectedState: request.state,
        expectedNonce: request.nonce,
        pkceCodeVerifier: request.verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined) throw new Error('the provider gave no identity')
      // Some providers put the e-mail into the token, others tell it when asked.
      const more =
        claims.email === undefined
          ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return readClaims(claims.iss, claims.sub, { ...claims, ...more })
    },
  }
}

/** Without TLS only on this machine, which the configuration has made sure of. */
function find({ issuer, clientId, clientSecret }: OidcConfig): Promise<oidc.Configuration> {
  const address = new URL(issuer)
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret)
  return oidc.discovery(address, clientId, clientSecret, authentication, {
    timeout: timeoutSeconds,
    execute: address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  })
}

function readClaims(issuer: string, subject: string, given: Record<string, unknown>): Claims {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null)
  return {
    issuer,
    subject,
    email: text('email'),
    isEmailVerified: given.email_verified === true,
    username: text('preferred_username'),
    firstName: text('given_name'),
    lastName: text('family_name'),
  }
}
