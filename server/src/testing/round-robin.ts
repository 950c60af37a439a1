import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenLocally } from '../../../testing/listen.ts'

/** A proxy that sends each request to the next of several processes, without sticky sessions. */
export type RoundRobin = {
  url: string
  /** Returns the address of the process that answers the current request on this path. */
  servedBy(path: string): string | undefined
  /** The number of requests sent to each process. */
  counts: ReadonlyMap<string, number>
  add(address: string): void
  stop(): Promise<void>
}

export async function startRoundRobin(addresses: readonly string[]): Promise<RoundRobin> {
  const targets = [...addresses]
  const counts = new Map<string, number>()
  const underWay = new Map<string, string>()
  let turn = 0

  /**
   * A process that accepts no connection has received nothing, so the next one gets the request, whatever its method.
   */
  function forward(incoming: IncomingMessage, answer: ServerResponse, body: Buffer, attempt = 0): void {
    const target = targets[turn++ % targets.length] ?? ''
    const path = incoming.url ?? '/'
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress }
    const onward = request(target + path, { method: incoming.method, headers, agent: false })
    underWay.set(path, target)
    onward.on('response', response => {
      counts.set(target, (counts.get(target) ?? 0) + 1)
      answer.writeHead(response.statusCode ?? 502, response.headers)
      answer.flushHeaders()
      response.pipe(answer)
      response.on('error', () => answer.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && attempt < targets.length) {
        forward(incoming, answer, body, attempt + 1)
      } else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    answer.on('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    forward(incoming, answer, Buffer.concat(parts))
  })
  const url = await listenLocally(server)
  return {
    url,
    servedBy: path => underWay.get(path),
    counts,
    add: address => void targets.push(address),
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
