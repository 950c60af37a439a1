import { openStream, type StreamOptions } from '@trimestre/contract/stream'
import type { StreamEvent, StreamEventName } from '@trimestre/contract/stream-events'
import { expect } from 'vitest'

/** A stream of a game, as a test reads it. */
export type GameStream = {
  events: StreamEvent[]
  /** The number of times the stream was connected. */
  openings: number
  names(): StreamEventName[]
  /** Waits until this many events of the name have arrived. */
  until(name: StreamEventName, count?: number): Promise<void>
  untilOpen(count?: number): Promise<void>
  /** Settles when the stream ends: resolves when it is closed, rejects with its refusal. */
  ended: Promise<void>
  close(): Promise<void>
}

/** Opens a stream with the typed client and collects its events. */
export function listenToGame(given: Pick<StreamOptions, 'baseUrl' | 'getToken' | 'gameId'>): GameStream {
  const control = new AbortController()
  const events: StreamEvent[] = []
  const stream: GameStream = {
    events,
    openings: 0,
    names: () => events.map(({ name }) => name),
    until: async (name, count = 1) => {
      const has = () => events.filter(event => event.name === name).length
      await expect.poll(has, { interval: 20 }).toBeGreaterThanOrEqual(count)
    },
    untilOpen: async (count = 1) => {
      await expect.poll(() => stream.openings, { interval: 20 }).toBeGreaterThanOrEqual(count)
    },
    ended: openStream({
      ...given,
      signal: control.signal,
      retryMs: 50,
      onEvent: event => events.push(event),
      onOpen: () => {
        stream.openings += 1
      },
    }),
    close: async () => {
      control.abort()
      await stream.ended
    },
  }
  stream.ended.catch(() => undefined)
  return stream
}
