import { type ErrorCode, errors, type Problem } from '@trimestre/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provocations } from './testing/provocations.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests check that every code of the contract's table can occur, with its status and sentence.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

describe('each refusal of the contract', () => {
  it.each(Object.keys(errors) as ErrorCode[])('%s occurs', async code => {
    const answer = await provocations[code](server)
    const problem = (await answer.json()) as Problem
    expect(problem).toMatchObject({ code, status: errors[code].status })
    expect(answer.status).toBe(errors[code].status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    if (code !== 'request/invalid') expect(problem.detail).toBe(errors[code].detail)
  })
})
