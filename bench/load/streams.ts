import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type StreamOrder = { port: number; streams: { path: string; token: string }[] }

/** The times when the first and the last stream received the event, in milliseconds since 1970. */
export type DeliveryTimes = { first: number; last: number }

/** Open streams with their readers. */
export type Readers = {
  /** Resolves when every stream has received the next event. */
  told(): Promise<DeliveryTimes>
  close(): void
}

export async function openStreams(url: string, streams: StreamOrder['streams']): Promise<Readers> {
  const child = fork(join(import.meta.dirname, 'stream-process.ts'))
  const order: StreamOrder = { port: Number(new URL(url).port), streams }
  child.send(order)
  const [{ opened }] = (await once(child, 'message')) as [{ opened: number }]
  if (opened !== streams.length) throw new Error(`${opened} of ${streams.length} streams are open`)
  return {
    told: async () => {
      const [told] = (await once(child, 'message')) as [DeliveryTimes]
      return told
    },
    close: () => child.disconnect(),
  }
}
