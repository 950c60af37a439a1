import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Streams to open, and the event of which they report the delivery. */
export type StreamOrder = { port: number; event: string; streams: { path: string; token: string }[] }

/** How many streams have received an event, and when the last of them had it, in milliseconds since 1970. */
export type Delivery = { count: number; last: number }

/** Open streams with their readers, in a process of their own. */
export type Readers = {
  /** Resolves when every stream has received the next event; after `patienceMs`, with the streams that have it. */
  delivery(): Promise<Delivery>
  close(): void
}

const patienceMs = 30_000

/** @throws when a stream is refused */
export async function openStreams(
  url: string,
  streams: StreamOrder['streams'],
  event = 'round.passed',
): Promise<Readers> {
  const child = fork(join(import.meta.dirname, 'stream-process.ts'))
  const order: StreamOrder = { port: Number(new URL(url).port), event, streams }
  child.send(order)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('a stream was refused')))
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return {
    delivery: async () => {
      const timer = setTimeout(() => child.send('how far'), patienceMs)
      const [delivery] = (await once(child, 'message')) as [Delivery]
      clearTimeout(timer)
      return delivery
    },
    close: () => child.disconnect(),
  }
}
