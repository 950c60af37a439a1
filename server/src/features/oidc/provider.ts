import { isEmailAddress } from '@trimestre/contract/email'
import * as oidc from 'openid-client'
import type { OidcConfig } from '../../platform/config.ts'
import { Refusal } from '../../platform/refusal.ts'

/** What ties a person's coming back to their going: kept by the browser, signed by us. */
export type Request = { state: string; nonce: string; verifier: string }

/** What the provider says of a person; the e-mail counts only when it is verified, or the school trusts its provider. */
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
      // Some providers put all they know into the token, others tell it when asked, and some do not let themselves be asked.
      const isComplete = claims.email !== undefined && claims.email_verified !== undefined
      const more = isComplete
        ? {}
        : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))
      return readClaims(config, claims.iss, claims.sub, { ...claims, ...more })
    },
  }
}

/** Without TLS only on this machine, which the configuration has made sure of. */
function find({ issuer, clientId, clientSecret }: OidcConfig): Promise<oidc.Configuration> {
  const address = new URL(issuer)
  const authentication = clientSecret === undefined ? oidc.None() : withSecret(clientSecret)
  return oidc.discovery(address, clientId, clientSecret, authentication, {
    timeout: timeoutSeconds,
    execute: address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  })
}

/** In the header, as a provider takes it that does not say how; in the body where it takes it only there. */
function withSecret(clientSecret: string): oidc.ClientAuth {
  const [inHeader, inBody] = [oidc.ClientSecretBasic(clientSecret), oidc.ClientSecretPost(clientSecret)]
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported
    const isOnlyInBody = taken?.includes('client_secret_post') && !taken.includes('client_secret_basic')
    return (isOnlyInBody ? inBody : inHeader)(server, client, body, headers)
  }
}

/** Where directories keep the address of a person, when they are trusted to. */
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
    // An address as username would show it to rivals.
    username: text('preferred_username')?.split('@', 1)[0] ?? null,
    firstName: text('given_name'),
    lastName: text('family_name'),
  }
}

/** Undefined when nothing is said. Some providers say it as a text; what is no word for « yes » is a « no ». */
function isVerified(said: unknown): boolean | undefined {
  if (said === undefined || said === null || said === '') return undefined
  return ['true', '1'].includes(String(said).trim().toLowerCase())
}
