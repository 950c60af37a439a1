import { useEffect } from 'react'

/** « titre — hôte » in the tab and the history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} — ${window.location.host}` : window.location.host
  }, [title])
}
