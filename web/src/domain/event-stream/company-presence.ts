import type { StreamEvents } from '@trimestre/contract/stream-events'

export type PresenceSign = StreamEvents['company.presence']

const listeners = new Set<(sign: PresenceSign) => void>()

/** Calls the listener for each sign that another member is on the sheet. */
export function onPresence(listener: (sign: PresenceSign) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announcePresence(sign: PresenceSign): void {
  for (const listener of listeners) listener(sign)
}
