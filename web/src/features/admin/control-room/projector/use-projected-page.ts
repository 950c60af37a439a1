import { useEffect } from 'react'
import './projected-page.css'

/** Enlarges the fonts and strengthens the colours of the page for the back row, while the component is mounted. */
export function useProjectedPage(): void {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.projected = ''
    return () => {
      delete root.dataset.projected
    }
  }, [])
}
