import { setTimeout as pause } from 'node:timers/promises'
import { type Connection, openConnection } from './connection.ts'
import type { LoadOrder, LoadReport, LoadRequest } from './load.ts'

// The load runs in a process of its own, so that its CPU time is not the product's. It handles one order of its parent
// after another.

let isStopped = false
const now = () => performance.timeOrigin + performance.now()

process.on('message', (message: LoadOrder | 'stop') => {
  if (message === 'stop') isStopped = true
  else void run(message).then(report => process.send?.(report))
})
process.on('disconnect', () => process.exit(0))

async function run(order: LoadOrder): Promise<LoadReport> {
  const { port, perSecond, overMs } = order
  isStopped = false
  const bytes = order.requests.map(asBytes)
  const connections: Connection[] = []
  const open = async () => {
    const connection = await openConnection(port)
    connections.push(connection)
    return connection
  }
  while (connections.length < order.connections) await open()
  const report: LoadReport = { began: now(), ended: 0, answers: [] }
  let next = 0

  const sendNext = async (connection: Connection) => {
    const index = next % bytes.length
    next += 1
    const at = now()
    const status = await connection.send(bytes[index] ?? Buffer.alloc(0)).catch(() => 0)
    report.answers.push({ index, at, milliseconds: now() - at, status })
  }
  if (perSecond !== undefined) await sendSteadily([...connections], open, perSecond, sendNext)
  else if (overMs !== undefined) await sendSpread(connections, overMs, sendNext)
  else
    await Promise.all(
      connections.map(async connection => {
        while (next < bytes.length) await sendNext(connection)
      }),
    )
  report.ended = now()
  for (const connection of connections) connection.close()
  return report
}

/** Sends requests by the clock, not after responses, so that a slow response delays no other request. */
async function sendSteadily(
  free: Connection[],
  open: () => Promise<Connection>,
  perSecond: number,
  sendNext: (connection: Connection) => Promise<void>,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  for (let sent = 0; !isStopped; ) {
    const due = ((performance.now() - began) / 1000) * perSecond
    const kept = sent < due ? free.pop() : undefined
    if (kept === undefined) {
      await pause(1)
      continue
    }
    sent += 1
    const connection = kept.isOpen() ? kept : await open()
    const answered = sendNext(connection).then(() => {
      free.push(connection)
      underWay.delete(answered)
    })
    underWay.add(answered)
  }
  await Promise.all(underWay)
}

/** Sends one request on each connection, at equal intervals. */
async function sendSpread(
  connections: readonly Connection[],
  overMs: number,
  sendNext: (connection: Connection) => Promise<void>,
): Promise<void> {
  const began = performance.now()
  await Promise.all(
    connections.map(async (connection, place) => {
      const due = began + (place * overMs) / connections.length
      await pause(Math.max(0, due - performance.now()))
      await sendNext(connection)
    }),
  )
}

/** Formats a request like a browser's, as far as it matters for the work: it accepts compressed responses. */
function asBytes({ method, path, token, body }: LoadRequest): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    'accept-encoding: gzip, deflate, br',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}
