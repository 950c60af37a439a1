import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** A proxy in front of a PostgreSQL server, on a port of 127.0.0.1. */
export type Front = { port: number; stop(): Promise<void> }

const sslRequest = 80_877_103

async function listen(onClient: (client: Socket) => void): Promise<Front> {
  const open = new Set<Socket>()
  const server: Server = createServer(client => {
    open.add(client)
    client.on('error', () => undefined).on('close', () => open.delete(client))
    onClient(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const client of open) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/tls/${name}`, import.meta.url))

/** The certificate of the authority that signed the one of {@link startTlsFront}, which is for `localhost`. */
export const authorityPath = fixture('authority.pem')

/** Accepts encrypted connections to a PostgreSQL server without TLS; without `onlyTls`, plain connections as well. */
export function startTlsFront(serverPort: number, { onlyTls }: { onlyTls: boolean }): Promise<Front> {
  const cert = readFileSync(fixture('server.pem'))
  const key = readFileSync(fixture('server-key.pem'))
  return listen(client => {
    client.once('data', first => {
      const isEncrypted = first.length === 8 && first.readInt32BE(4) === sslRequest
      if (!isEncrypted && onlyTls) return client.end(refusal('28000', 'no pg_hba.conf entry, no encryption'))
      const server = connect(serverPort, '127.0.0.1')
      server.on('error', () => client.destroy()).on('close', () => client.destroy())
      client.on('close', () => server.destroy())
      if (!isEncrypted) {
        server.write(first)
        client.pipe(server).pipe(client)
        return
      }
      client.write('S')
      const secure = new TLSSocket(client, { isServer: true, cert, key })
      secure.on('error', () => client.destroy())
      secure.pipe(server).pipe(secure)
    })
  })
}

/**
 * Starts a pool like PgBouncer in transaction mode: whatever a client sends goes to a free session, which is free again
 * as soon as its transaction has ended. Clients need no password.
 * @param url of the database, by socket or TCP, with the password of the sessions
 */
export async function startTransactionPool(url: string, sessionCount: number): Promise<Front> {
  const sessions = await Promise.all(Array.from({ length: sessionCount }, () => openSession(url)))
  const free = [...sessions]
  const waiting: (() => void)[] = []

  function release(session: Socket): void {
    session.removeAllListeners('data')
    free.push(session)
    waiting.shift()?.()
  }

  function serve(client: Socket): void {
    let session: Socket | undefined
    let kept: Buffer[] = []
    const send = () => {
      session ??= free.pop()
      if (session === undefined) {
        waiting.push(send)
        return
      }
      const mine = session
      if (mine.listenerCount('data') === 0) {
        mine.on(
          'data',
          onMessages(
            isIdle => {
              if (!isIdle || session !== mine) return
              session = undefined
              release(mine)
            },
            bytes => client.write(bytes),
          ),
        )
      }
      for (const bytes of kept) mine.write(bytes)
      kept = []
    }
    client.on('data', bytes => {
      // The message Terminate ends the client, not the session.
      if (bytes[0] === 0x58) return
      kept.push(bytes)
      send()
    })
  }

  const front = await listen(client => {
    client.once('data', first => {
      const begin = () => {
        client.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
        serve(client)
      }
      if (first.length !== 8 || first.readInt32BE(4) !== sslRequest) return begin()
      client.write('N')
      client.once('data', begin)
    })
  })
  return {
    ...front,
    stop: async () => {
      await front.stop()
      for (const session of sessions) session.destroy()
    },
  }
}

/** Opens an authenticated connection and removes all its listeners. */
async function openSession(url: string): Promise<Socket> {
  const session = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => session })
  client.on('error', () => undefined)
  await client.connect()
  session.removeAllListeners('data')
  return session
}

/** Detects when a session is ready for the next statement, and whether it is outside a transaction. */
function onMessages(onReady: (isIdle: boolean) => void, pass: (bytes: Buffer) => void) {
  let left: Buffer = Buffer.alloc(0)
  return (bytes: Buffer) => {
    pass(bytes)
    left = Buffer.concat([left, bytes])
    while (left.length >= 5) {
      const end = 1 + left.readInt32BE(1)
      if (left.length < end) return
      const isReady = left[0] === 0x5a
      const isIdle = left[5] === 0x49
      left = left.subarray(end)
      if (isReady) onReady(isIdle)
    }
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body])

const refusal = (code: string, text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
