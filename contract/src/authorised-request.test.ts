import { expect, test, vi } from 'vitest'
import { sendAuthorised } from './authorised-request.ts'

/** Rejects every token but the one of today. */
const send = async (token: string | null) => new Response(null, { status: token === 'today' ? 200 : 401 })

test('a request is sent again with the renewed token, and the renewal learns which token was rejected', async () => {
  let token = 'yesterday'
  const onUnauthorized = vi.fn(async () => {
    token = 'today'
    return true
  })
  const tokens = { getToken: () => token, onUnauthorized }
  const responses = await Promise.all([1, 2].map(() => sendAuthorised(tokens, send)))
  expect(responses.map(response => response.status)).toEqual([200, 200])
  expect(onUnauthorized.mock.calls).toEqual([['yesterday'], ['yesterday']])
})

test('the rejection is returned when the token cannot be renewed, and when the user has signed out', async () => {
  const onUnauthorized = vi.fn(async () => false)
  expect(await sendAuthorised({ getToken: () => 'old', onUnauthorized }, send)).toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)

  const tokens: (string | null)[] = ['old', null]
  const getToken = () => tokens.shift() ?? null
  expect(await sendAuthorised({ getToken, onUnauthorized }, send)).toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})
