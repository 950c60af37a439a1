import { useSyncExternalStore } from 'react'
import { readStoredJson, writeStored } from '../../../app/storage.ts'

/** How this device projects; whether names are shown is asked anew each time. */
export type ProjectorSettings = {
  /** Arrows and F act without a modifier. */
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
