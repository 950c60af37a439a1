/** Values for which the browser has refused local storage; they live until the page closes. */
const memory = new Map<string, string>()
let refused = false
let onRefusal: (() => void) | null = null

/** Sets a function that is called once, the first time the browser refuses. */
export function whenStorageIsRefused(tell: () => void): void {
  onRefusal = tell
}

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
