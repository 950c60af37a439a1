import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestServer } from './test-server.ts'

/** Sends a request whose body never arrives completely, and returns what the server answers in the end. */
export async function halfRequest(server: TestServer): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'content-length': 99 }
  const sent = request(`${server.url}/api/login`, { method: 'POST', headers })
  sent.write('{"u')
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await text(answer)
  sent.destroy()
  const given = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
  return new Response(body, { status: answer.statusCode ?? 0, headers: given })
}
