import { openStream } from '@trimestre/contract/stream'
import type { StreamEvent } from '@trimestre/contract/stream-events'
import { connection } from '../api.ts'

/** Milliseconds after which a page nobody sees lets go of its streams: a browser opens six connections in all. */
const unseenFor = 300_000

export type StreamListener = {
  onEvent(event: StreamEvent): void
  /** `again`: after an interruption, so that what is shown may be old. */
  onOpen(again: boolean): void
  /** Connected or not has changed. */
  onChange(): void
}

export type GameStream = {
  readonly isOpen: boolean
  close(): void
}

/** Listens to a game while the page is seen, and for some minutes more. */
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
    // A refusal: the pages ask again by themselves and show it.
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
