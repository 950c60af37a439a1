import { type APIRequestContext, expect } from '@playwright/test'

export type Call = <T = { id: number }>(
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
) => Promise<T>

/** Signs a user in and returns a function that calls the API without a browser. */
export async function caller(
  request: APIRequestContext,
  username: string,
  password = username,
): Promise<Call> {
  const signedIn = await request.post('/api/login', { data: { username, password } })
  expect(signedIn.ok(), `${username} signs in`).toBe(true)
  const { token } = await signedIn.json()
  return async (method, path, data) => {
    const answer = await request[method](path, { data, headers: { authorization: `Bearer ${token}` } })
    expect(answer.ok(), path).toBe(true)
    return answer.json()
  }
}
