/**
 * Values that the browser has refused to store; they live until the page closes. The script of the sign-in page leaves
 * them to the application, which has an instance of this module of its own.
 */
const shared = globalThis as typeof globalThis & { refusedStorage?: Map<string, string> }
shared.refusedStorage ??= new Map()
const memory = shared.refusedStorage
let refused = memory.size > 0
let onRefusal: (() => void) | null = null

/** Sets a function that is called once, the first time the browser refuses. */
export function whenStorageIsRefused(tell: () => void): void {
  onRefusal = tell
}

/** Whether the browser has refused local storage: what was written since lives in this document only. */
export const isStorageRefused = (): boolean => refused

function refuse(): void {
  if (refused) return
  refused = true
  onRefusal?.()
}

export function readStored(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
    refuse()
  }
}

/** Reads a stored JSON value; null when it is absent or invalid. */
export function readStoredJson<T>(key: string): T | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Returns the stored keys that start with the prefix. */
export function storedKeys(prefix: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? '')
  } catch {
    // Only the keys in memory are returned then.
  }
  return [...keys].filter(key => key.startsWith(prefix))
}

/** Leaves a note for the next page of this tab. */
export function leaveNote(key: string, note: string): void {
  try {
    sessionStorage.setItem(key, note)
  } catch {
    memory.set(key, note)
  }
}

/** Returns a note that an earlier page of this tab has left, and removes it; null when there is none. */
export function takeNote(key: string): string | null {
  try {
    const note = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return note
  } catch {
    const note = memory.get(key) ?? null
    memory.delete(key)
    return note
  }
}
