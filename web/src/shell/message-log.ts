import { useSyncExternalStore } from 'react'
import { readStoredJson, writeStored } from '../domain/storage.ts'
import { subscribeToRaised } from '../ui/notify.ts'
import type { Tone } from '../ui/tone.tsx'

export type LoggedMessage = { id: number; tone: Tone; text: string; at: string; read: boolean }

const storedMessagesMax = 50
const storageKey = 'messages'

const listeners = new Set<() => void>()
/** A constant, so that an empty log has the same identity and causes no render. */
const none: readonly LoggedMessage[] = []

let owner: number | null = null
let messages = none

function publish(next: readonly LoggedMessage[]): void {
  messages = next
  writeStored(storageKey, next.length > 0 ? JSON.stringify({ owner, messages }) : null)
  announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}

const isLogged = (value: unknown): value is LoggedMessage =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** Loads the messages that this device has stored for this user, and logs every short message from now on. */
export function openMessageLog(userId: number): () => void {
  const kept = readStoredJson<{ owner: unknown; messages: unknown }>(storageKey)
  owner = userId
  messages =
    kept?.owner === userId && Array.isArray(kept.messages)
      ? kept.messages.filter(isLogged).slice(0, storedMessagesMax)
      : none
  announce()
  return subscribeToRaised(({ tone, text }) => logMessage(tone, text))
}

/** Stores a message on this device, newest first; the last fifty are kept. */
export function logMessage(tone: Tone, text: string): void {
  // Messages after the sign-out must not enter the log of the next user.
  if (owner === null) return
  const id = 1 + Math.max(0, ...messages.map(message => message.id))
  const message = { id, tone, text, at: new Date().toISOString(), read: false }
  publish([message, ...messages].slice(0, storedMessagesMax))
}

export function markAllRead(): void {
  if (messages.some(message => !message.read)) publish(messages.map(message => ({ ...message, read: true })))
}

export function clearMessages(): void {
  owner = null
  publish(none)
}

export const useLoggedMessages = (): readonly LoggedMessage[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => messages,
  )
