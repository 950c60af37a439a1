import { useEffect } from 'react'

/** Sets « titre — hôte » as the title of the tab and of the history entry. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} — ${window.location.host}` : window.location.host
  }, [title])
}
