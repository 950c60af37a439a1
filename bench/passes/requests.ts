import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

export type Answer = { status: number; isGzipped: boolean; bytes: Buffer }

/** Opens a connection for each request in flight and keeps it alive for the next one. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/**
 * Sends a request as a browser does, gzip included, with little work of its own, because it shares the machine with the
 * measured product. Does not decode the response.
 */
export async function ask(
  method: 'GET' | 'POST',
  url: string,
  token: string,
  body?: unknown,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const asking = request(url, { method, agent, headers }, async answer => {
    const isGzipped = answer.headers['content-encoding'] === 'gzip'
    resolve({ status: answer.statusCode ?? 0, isGzipped, bytes: await buffer(answer) })
  })
  asking.on('error', reject)
  if (body !== undefined) asking.setHeader('content-type', 'application/json')
  asking.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}

/** @throws unless the call was accepted */
export function contentOf<T>({ status, isGzipped, bytes }: Answer): T {
  if (status !== 200) throw new Error(`answered ${status}: ${bytes.toString()}`)
  return JSON.parse((isGzipped ? gunzipSync(bytes) : bytes).toString())
}
