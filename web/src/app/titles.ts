import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { useEffect, useSyncExternalStore } from 'react'

/** English: the segment with spaces and a capital; other languages: their table, falling back to that. */
export function segmentTitle(t: TFunction, language: string, segment: string): string {
  const words = segment.replace(/[-_]/g, ' ')
  const plain = words.charAt(0).toUpperCase() + words.slice(1)
  const key = `route.${segment}`
  return language !== 'en' && i18next.exists(key) ? t(key as 'route.games') : plain
}

let objectName: string | null = null
const listeners = new Set<() => void>()

function publish(name: string | null): void {
  objectName = name
  for (const listener of listeners) listener()
}

/** A screen whose address ends in a number gives the name of its object, for the title and the breadcrumb. */
export function useNameInTitle(name: string | undefined): void {
  useEffect(() => {
    publish(name ?? null)
    return () => publish(null)
  }, [name])
}

export const useObjectName = (): string | null =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => objectName,
  )
