import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('signing in', () => {
  it('answers tokens and the user', async () => {
    const session = await server.session('superadmin')
    expect(session.user.role.name).toBe('ROLE_SUPER_ADMIN')
    expect(session.data.roles).toEqual(['ROLE_SUPER_ADMIN'])
    expect(JSON.stringify(session)).not.toContain('password')
  })
})
