import type { ClientOptions } from './client.ts'

type Tokens = Pick<ClientOptions, 'getToken' | 'onUnauthorized'>

/**
 * Sends a request with the access token, and once more with the renewed token if the first was rejected.
 *
 * @returns The last response, which may still be 401.
 */
export async function sendAuthorised(
  { getToken, onUnauthorized }: Tokens,
  send: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const token = getToken()
  const response = await send(token)
  if (response.status !== 401 || getToken() === null) return response
  return (await onUnauthorized?.(token)) ? await send(getToken()) : response
}
