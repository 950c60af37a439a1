import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { ScreenValue, usePublish, usePublished } from '../domain/screen-value.ts'

/**
 * Returns the title of a URL segment: in English, the segment with spaces and a capital; in other languages, the
 * translation of the segment, or else the English title.
 */
export function segmentTitle(t: TFunction, language: string, segment: string): string {
  const words = segment.replace(/[-_]/g, ' ')
  const plain = words.charAt(0).toUpperCase() + words.slice(1)
  const key = `route.${segment}`
  return language !== 'en' && i18next.exists(key) ? t(key as 'route.games') : plain
}

const objectName = new ScreenValue<string>()

/** Sets the name of an object for the title and the breadcrumb, for a screen whose URL ends in a number. */
export const useObjectTitle = (name: string | undefined): void => usePublish(objectName, name)

export const useObjectName = (): string | null => usePublished(objectName)

const fileTitle = new ScreenValue<string>()

/** Sets the title of the document, which names the file when a report is printed to one. */
export const useFileTitle = (title: string): void =>
  usePublish(fileTitle, title.replace(/[\u2066-\u2069]/g, ''))

export const useGivenFileTitle = (): string | null => usePublished(fileTitle)
