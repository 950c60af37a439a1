import { isEmailAddress } from '@trimestre/contract/email'
import * as oidc from 'openid-client'
import type { OidcConfig } from '../../platform/config.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The values that tie a user's return to the request that sent them; stored by the browser, signed by the server. */
export type Request = { state: string; nonce: string; verifier: string }

/** The user's claims. The e-mail address counts only when it is verified or the school trusts its provider. */
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
  /** Returns the address to redirect the user to, and the request to remember until they return. */
  start(redirectUri: string): Promise<{ address: string; request: Request }>
  /** Returns the claims of the user who came back to this address with the provider's answer. */
  finish(address: URL, request: Request): Promise<Claims>
}

const timeoutSeconds = 10

/**
 * Creates the client of the identity provider, which is discovered at the first use: an unreachable provider never
 * stops the product.
 */
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
      // Some providers put all claims into the token, others return them on request, and some refuse the request.
      const isComplete = claims.email !== undefined && claims.email_verified !== undefined
      const more = isComplete
        ? {}
        : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))
      return readClaims(config, claims.iss, claims.sub, { ...claims, ...more })
    },
  }
}

/** Allows a connection without TLS for `http:` issuers; the configuration accepts these on this machine only. */
function find({ issuer, clientId, clientSecret }: OidcConfig): Promise<oidc.Configuration> {
  const address = new URL(issuer)
  const authentication = clientSecret === undefined ? oidc.None() : withSecret(clientSecret)
  return oidc.discovery(address, clientId, clientSecret, authentication, {
    timeout: timeoutSeconds,
    execute: address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  })
}

/**
 * Sends the secret in the header, the default for a provider that does not declare a method; in the body where only
 * that is supported.
 */
function withSecret(clientSecret: string): oidc.ClientAuth {
  const [inHeader, inBody] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported
    const isOnlyInBody = taken?.includes('client_secret_post') && !taken.includes('client_secret_basic')
    return (isOnlyInBody ? inBody : inHeader)(server, client, body, headers)
  }
}

/** Claims in which directories put the e-mail address of a user; read only when they are trusted. */
const otherAddresses = ['preferred_username', 'upn', 'unique_name']

function readClaims(
  { trustsEmail }: Pick<OidcConfig, 'trustsEmail'>,
  issuer: string,
  subject: string,
  given: Record<string, unknown>,
): Claims {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : null)
  const names = trustsEmail ? ['email', ...otherAddresses] : ['email']
  const addresses = names.flatMap(name => text(name) || [])
  const verified = isVerified(given.email_verified)
  return {
    issuer,
    subject,
    email: addresses.find(address => isEmailAddress(address)) ?? addresses[0] ?? null,
    isEmailVerified: verified ?? trustsEmail,
    // An e-mail address used as username would be visible to rivals.
    username: text('preferred_username')?.split('@', 1)[0] ?? null,
    firstName: text('given_name'),
    lastName: text('family_name'),
  }
}

/**
 * Returns undefined when the provider does not send the claim. Some providers send it as text; every value other than
 * "true" or "1" means no.
 */
function isVerified(said: unknown): boolean | undefined {
  if (said === undefined || said === null || said === '') return undefined
  return ['true', '1'].includes(String(said).trim().toLowerCase())
}
