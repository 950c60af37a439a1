import { type ApiError, createClient, createDownloader } from '@trimestre/contract/client'
import { currentLanguage } from '../i18n/i18n.ts'
import { rememberLocalWrite } from './local-writes.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { noteServerDate } from './server-clock.ts'
import { endSession, getSession, renewTokens } from './session.ts'
import { readStored } from './storage.ts'

const anonymous = createClient({ getToken: () => null, getLanguage: currentLanguage })

/** The connection of the application to the server; an expired token is renewed once, transparently. */
export const connection = {
  getToken: () => getSession()?.token ?? null,
  getLanguage: currentLanguage,
  onUnauthorized: renewSession,
  fetch: fetchAndNoteTime,
}

/** Sends the requests of the application. */
export const call = createClient(connection)

/** Sends the requests that return a file. */
export const download = createDownloader(connection)

async function fetchAndNoteTime(...request: Parameters<typeof fetch>): Promise<Response> {
  const [path, init] = request
  const response = await rememberLocalWrite(String(path), init, () => retryingFetch(...request))
  noteServerDate(response.headers.get('date'))
  return response
}

let renewal: Promise<boolean> | null = null

/** Runs one renewal at a time, in this page and across tabs, because a refresh token can be used only once. */
function renewSession(rejectedToken: string | null): Promise<boolean> {
  renewal ??= withLock(() => renew(rejectedToken)).finally(() => {
    renewal = null
  })
  return renewal
}

const withLock = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('session-renewal', work) : work()

async function renew(rejectedToken: string | null): Promise<boolean> {
  const token = readStored('token')
  const refreshToken = readStored('refresh_token')
  if (!token || !refreshToken) {
    endSession('expiry')
    return false
  }
  if (token !== rejectedToken) {
    // Another tab, or another request of this one, has renewed the token since the rejected request was sent.
    renewTokens(token, refreshToken)
    return true
  }
  try {
    const renewed = await anonymous('refreshToken', { body: { refresh_token: refreshToken } })
    renewTokens(renewed.token, renewed.refresh_token)
    return true
  } catch (error) {
    // Only a rejection ends the session; an unreachable server does not.
    if ((error as ApiError).status === 401) endSession('expiry')
    return false
  }
}

/** Notifies the server of the sign-out, but waits 1.5 s at most, so that an unreachable server does not prevent it. */
export async function signOut(): Promise<void> {
  const refreshToken = getSession()?.refreshToken
  const farewell = call('logout', { body: { refresh_token: refreshToken } }).catch(() => undefined)
  const atMost = new Promise(done => setTimeout(done, 1500))
  await Promise.race([farewell, atMost])
}

const asIs = createClient({ getToken: () => getSession()?.token ?? null, fetch: fetchAndNoteTime })

/**
 * Changes the user's own password. The server then ends every session, this one included, so it signs in again with the
 * new password. Renewals wait meanwhile, so that none of them ends the session for good.
 */
export async function changeOwnPassword(body: {
  /** Empty while the account has no password yet. */
  currentPassword: string
  password: string
  passwordConfirm: string
}): Promise<void> {
  const id = getSession()?.user.id ?? 0
  // This request renews an expired token before the lock is taken.
  const { username } = await call('getUser', { params: { id } })
  await withLock(async () => {
    await asIs('changePassword', { params: { id }, body })
    const answer = await anonymous('login', { body: { username, password: body.password } })
    renewTokens(answer.token, answer.refresh_token)
    return true
  })
}
