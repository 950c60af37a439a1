import { openStream } from '@trimestre/contract/stream'
import type { StreamEvent } from '@trimestre/contract/stream-events'
import { connection } from '../api.ts'

/** Milliseconds after which a hidden page closes its streams, because a browser opens at most six connections. */
const unseenFor = 300_000

export type StreamListener = {
  onEvent(event: StreamEvent): void
  /** `again` means after an interruption, so the displayed data may be outdated. */
  onOpen(again: boolean): void
  /** Called when the stream connects or disconnects. */
  onChange(): void
}

export type GameStream = {
  readonly isOpen: boolean
  close(): void
}

/** Listens to the stream of a game while the page is visible, and for five minutes after that. */
export function listenToGame(gameId: number, listener: StreamListener): GameStream {
  let isOpen = false
  let wasOpen = false
  let running: AbortController | null = null
  let rest: ReturnType<typeof setTimeout> | undefined

  const change = (open: boolean) => {
    if (isOpen === open) return
    isOpen = open
    listener.onChange()
  }
  const start = () => {
    if (running) return
    running = new AbortController()
    const { signal } = running
    const ended = openStream({
      ...connection,
      gameId,
      signal,
      onEvent: listener.onEvent,
      onOpen() {
        change(true)
        listener.onOpen(wasOpen)
        wasOpen = true
      },
      onClose: () => change(false),
    })
    // The server rejected the stream: the pages poll on their own and show the error.
    ended.catch(() => change(false))
  }
  const stop = () => {
    running?.abort()
    running = null
    change(false)
  }
  const followVisibility = () => {
    clearTimeout(rest)
    if (document.visibilityState === 'visible') start()
    else rest = setTimeout(stop, unseenFor)
  }
  document.addEventListener('visibilitychange', followVisibility)
  start()
  return {
    get isOpen() {
      return isOpen
    },
    close() {
      clearTimeout(rest)
      document.removeEventListener('visibilitychange', followVisibility)
      stop()
    },
  }
}
