import type { Tone } from './tone.tsx'

/** The link of a message, for users who want to see what it reports. */
export type MessageAction = { label: string; onSelect(): void }

export type Message = { id: number; tone: Tone; text: string; duration: number; action?: MessageAction }

const queueLimit = 3

let nextId = 1
let messages: readonly Message[] = []
const listeners = new Set<() => void>()
const shownListeners = new Set<(message: Message) => void>()

function publish(next: readonly Message[]): void {
  messages = next
  for (const listener of listeners) listener()
}

function show(tone: Tone, text: string, duration: number, action?: MessageAction): void {
  const isRepeated = messages.some(message => message.text === text && message.tone === tone)
  if (isRepeated) return
  const message = { id: nextId++, tone, text, duration, action }
  // The message shown stays; the newest of those that wait are kept.
  const [shown, ...waiting] = messages
  publish(shown ? [shown, ...[...waiting, message].slice(-(queueLimit - 1))] : [message])
  for (const listener of shownListeners) listener(message)
}

/** Shows short messages, one at a time: those about created and saved items for 1.5 s, the others for 3 s. */
export const notify = {
  success: (text: string, duration = 1500, action?: MessageAction) => show('success', text, duration, action),
  info: (text: string, duration = 3000) => show('info', text, duration),
  warning: (text: string, duration = 3000) => show('warning', text, duration),
  error: (text: string, duration = 3000) => show('error', text, duration),
}

export const dismissMessage = (id: number): void => publish(messages.filter(message => message.id !== id))

export const getMessages = (): readonly Message[] => messages

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls the listener once for every message, when it is raised. */
export function subscribeToRaised(listener: (message: Message) => void): () => void {
  shownListeners.add(listener)
  return () => shownListeners.delete(listener)
}
