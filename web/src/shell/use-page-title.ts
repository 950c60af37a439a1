import { useTranslation } from 'react-i18next'
import { normalPath } from '../domain/normal-path.ts'
import { mayOpen } from '../domain/screens.ts'
import { roleOf } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { segmentTitle, useObjectName } from './titles.ts'

export type Step = { label: string; path: string | null }

/** The home pages, which have neither title nor breadcrumb. */
const homes = ['/app', '/app/user']
/** Two old pages that no longer exist, which have no breadcrumb either. */
const gone = ['/app/crm-dashboard', '/app/crypto-dashboard']

const isNumber = (segment: string): boolean => /^\d+$/.test(segment)

/**
 * Returns the title of the last segment. A number has the name of its object for a title and, until the name has
 * arrived, the title of the segment before it.
 */
export function titleAt(
  segments: readonly string[],
  objectName: string | null,
  titleOf: (segment: string) => string,
): string {
  const named = segments.slice(1).findLast(segment => !isNumber(segment)) ?? ''
  if (!isNumber(segments.at(-1) ?? '')) return named && titleOf(named)
  return objectName ?? (named && titleOf(named))
}

/** Returns title and breadcrumb of a path, from its segments; a step is a link only when it is a screen of the role. */
export function usePageTitle(path: string): { title: string; steps: Step[]; isBare: boolean } {
  const { t } = useTranslation()
  const role = roleOf(useSignedIn())
  const objectName = useObjectName()
  if (homes.includes(normalPath(path)) && mayOpen(path, role)) return { title: '', steps: [], isBare: true }
  if (gone.includes(path)) return { title: t('notFound.title'), steps: [], isBare: true }
  const segments = path.split('/').filter(Boolean)
  const titleOf = (segment: string) => segmentTitle(t, segment, segments[1])
  const steps = segments.slice(1).map((segment, index): Step => {
    const address = `/${segments.slice(0, index + 2).join('/')}`
    const label = isNumber(segment) ? (objectName ?? '…') : titleOf(segment)
    return { label, path: mayOpen(address, role) ? address : null }
  })
  const home: Step = { label: t('shell.home'), path: '/app' }
  const title = titleAt(segments, objectName, titleOf)
  return { title, steps: [home, ...steps], isBare: false }
}
