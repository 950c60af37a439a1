import { useSyncExternalStore } from 'react'
import { readStoredJson, writeStored } from '../../../../domain/storage.ts'

/** The projector settings of this device. The choice to show names is not stored: it is made again each time. */
export type ProjectorSettings = {
  /** Whether the arrow keys and F work without a modifier. */
  keys: boolean
  marketFirst: boolean
}

const storageKey = 'projector'
const listeners = new Set<() => void>()
let current: ProjectorSettings | undefined

function get(): ProjectorSettings {
  if (current) return current
  const kept = readStoredJson<Partial<ProjectorSettings>>(storageKey)
  current = { keys: kept?.keys !== false, marketFirst: kept?.marketFirst === true }
  return current
}

export function setProjectorSettings(change: Partial<ProjectorSettings>): void {
  current = { ...get(), ...change }
  writeStored(storageKey, JSON.stringify(current))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useProjectorSettings = (): ProjectorSettings => useSyncExternalStore(subscribe, get)
