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

/** Returns title and breadcrumb of a path, from its segments; a step is a link only when it is a screen of the role. */
export function usePageTitle(path: string): { title: string; steps: Step[]; isBare: boolean } {
  const { t, i18n } = useTranslation()
  const role = roleOf(useSignedIn())
  const objectName = useObjectName()
  if (homes.includes(normalPath(path)) && mayOpen(path, role)) return { title: '', steps: [], isBare: true }
  if (gone.includes(path)) return { title: t('notFound.title'), steps: [], isBare: true }
  const segments = path.split('/').filter(Boolean)
  const steps = segments.slice(1).map((segment, index): Step => {
    const address = `/${segments.slice(0, index + 2).join('/')}`
    const isNumber = /^\d+$/.test(segment)
    const label = isNumber ? (objectName ?? segment) : segmentTitle(t, i18n.language, segment)
    return { label, path: mayOpen(address, role) ? address : null }
  })
  const home: Step = { label: t('shell.home'), path: '/app' }
  return { title: steps.at(-1)?.label ?? '', steps: [home, ...steps], isBare: false }
}
