import { useEffect } from 'react'
import './projected-page.css'

/** The whole page is drawn for the back row while this is shown: larger letters, stronger colours. */
export function useProjectedPage(): void {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.projected = ''
    return () => {
      delete root.dataset.projected
    }
  }, [])
}
