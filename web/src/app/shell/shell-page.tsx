import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Page } from '../../ui/page.tsx'
import { PageActionsSlot } from './page-actions.tsx'
import styles from './shell.module.css'
import { useDocumentTitle } from './use-document-title.ts'
import { usePageTitle } from './use-page-title.ts'

/** Title, breadcrumb and content of the current screen; moving on focuses the new title and announces it. */
export function ShellPage({ path, children }: { path: string; children: ReactNode }) {
  const { title, steps, isBare } = usePageTitle(path)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useDocumentTitle(title)
  useFocusOnNavigation(path, box)
  const crumbs = steps.map(step => ({
    label: step.label,
    link: step.path ? <Link to={step.path}>{step.label}</Link> : undefined,
  }))
  const content = (
    <div key={path} className={classNames(styles.content, styles.entering)}>
      {children}
    </div>
  )
  return (
    <PageActionsSlot value={slot}>
      <div ref={box}>
        {isBare ? (
          content
        ) : (
          <Page title={title} crumbs={crumbs} actions={<div ref={setSlot} style={{ display: 'contents' }} />}>
            {content}
          </Page>
        )}
      </div>
      <div role="status" className="visually-hidden">
        {title}
      </div>
    </PageActionsSlot>
  )
}

function useFocusOnNavigation(path: string, box: React.RefObject<HTMLElement | null>): void {
  const former = useRef(path)
  useEffect(() => {
    if (former.current === path) return
    former.current = path
    window.scrollTo({ top: 0 })
    box.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [path, box])
}
