import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import styles from './glossary.module.css'
import type { Term } from './terms.ts'

const Definition = lazy(() => import('./definition.tsx'))

/** Renders a word that opens its definition below itself. */
export function TermWord({ term, children }: { term: Term; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.word}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      <span id={id} className={styles.place}>
        {isOpen && (
          <Suspense>
            <Definition term={term} />
          </Suspense>
        )}
      </span>
    </>
  )
}
