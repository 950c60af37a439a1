import { useEffect } from 'react'
import { siteName } from '../ui/site.ts'
import { useGivenFileTitle } from './titles.ts'

/** Sets « titre — hôte » as the title of the tab and of the history entry; a report has a title of its own. */
export function useDocumentTitle(title: string): void {
  const given = useGivenFileTitle()
  useEffect(() => {
    document.title = given ?? (title ? `${title} — ${siteName()}` : siteName())
  }, [title, given])
}
