import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { ScreenValue, useGive, useGiven } from './screen-value.ts'

/** English: the segment with spaces and a capital; other languages: their table, falling back to that. */
export function segmentTitle(t: TFunction, language: string, segment: string): string {
  const words = segment.replace(/[-_]/g, ' ')
  const plain = words.charAt(0).toUpperCase() + words.slice(1)
  const key = `route.${segment}`
  return language !== 'en' && i18next.exists(key) ? t(key as 'route.games') : plain
}

const objectName = new ScreenValue<string>()

/** A screen whose address ends in a number gives the name of its object, for the title and the breadcrumb. */
export const useNameInTitle = (name: string | undefined): void => useGive(objectName, name)

export const useObjectName = (): string | null => useGiven(objectName)
