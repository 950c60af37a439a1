import type { TFunction } from 'i18next'
import i18next from 'i18next'
import { ScreenValue, usePublish, usePublished } from '../domain/screen-value.ts'

/**
 * Returns the title of a URL segment; a segment without a title is written with spaces and a capital. In one section it may
 * have another title than elsewhere.
 */
export function segmentTitle(t: TFunction, segment: string, section = ''): string {
  const ofSection = `route.${section}/${segment}`
  const key = i18next.exists(ofSection) ? ofSection : `route.${segment}`
  if (i18next.exists(key)) return t(key as 'route.games')
  const words = segment.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
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
