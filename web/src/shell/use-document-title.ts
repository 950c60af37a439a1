import { useEffect } from 'react'
import { siteName } from '../ui/site.ts'

/** Sets « titre — hôte » as the title of the tab and of the history entry. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} — ${siteName()}` : siteName()
  }, [title])
}
