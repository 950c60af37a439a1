import { connect } from 'node:net'
import type { DeliveryTimes, StreamOrder } from './streams.ts'

// Reads streams in a process of its own. It opens the streams that its parent orders, reports when all are open and,
// for each event « quarter passed », when the first and the last reader received it.

const marks = { opened: 'retry:', told: 'round.passed' }
const atOnce = 100
const now = () => performance.timeOrigin + performance.now()
let isOpenCount = 0
let times: number[] = []
let count = 0

process.on('message', (order: StreamOrder) => void openAll(order))
process.on('disconnect', () => process.exit(0))

async function openAll({ port, streams }: StreamOrder): Promise<void> {
  count = streams.length
  const waiting = [...streams]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await openOne(port, next)
    }),
  )
  process.send?.({ opened: isOpenCount })
}

function openOne(port: number, { path, token }: StreamOrder['streams'][number]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ host: '127.0.0.1', port })
  socket.once('error', reject)
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  let isOpen = false
  socket.on('data', chunk => {
    const text = chunk.toString('latin1')
    if (!isOpen && text.includes(marks.opened)) {
      isOpen = true
      isOpenCount += 1
      resolve()
    }
    if (text.includes(marks.told)) note(now())
  })
  return promise
}

function note(at: number): void {
  times.push(at)
  if (times.length < count) return
  const told: DeliveryTimes = { first: times[0] ?? 0, last: at }
  times = []
  process.send?.(told)
}
