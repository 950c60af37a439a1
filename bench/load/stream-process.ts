import { connect } from 'node:net'
import type { Delivery, StreamOrder } from './streams.ts'

// Reads streams in a process of its own. It opens the streams that its parent orders and reports when all are open.
// It reports each event when the last stream has received it, or when its parent asks how far it is.

const openedMark = 'retry:'
const atOnce = 100
const now = () => performance.timeOrigin + performance.now()
let delivery: Delivery = { count: 0, last: 0 }

process.on('message', (message: StreamOrder | 'how far') => {
  if (message === 'how far') sendDelivery()
  else void openAll(message)
})
process.on('disconnect', () => process.exit(0))

async function openAll(order: StreamOrder): Promise<void> {
  const waiting = [...order.streams]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await openOne(order, next)
    }),
  )
  process.send?.('open')
}

/** Opens a stream; rejects if it is refused. */
function openOne(
  { port, event, streams }: StreamOrder,
  { path, token }: StreamOrder['streams'][number],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ host: '127.0.0.1', port })
  socket.once('error', reject)
  socket.once('close', () => reject(new Error(`the stream ${path} was closed`)))
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  socket.on('data', chunk => {
    const text = chunk.toString('latin1')
    if (text.includes(openedMark)) resolve()
    if (!text.includes(`event: ${event}\n`)) return
    delivery = { count: delivery.count + 1, last: now() }
    if (delivery.count === streams.length) sendDelivery()
  })
  return promise
}

function sendDelivery(): void {
  process.send?.(delivery)
  delivery = { count: 0, last: 0 }
}
