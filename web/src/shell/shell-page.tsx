import { Link, useMatches } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { normalPath } from '../domain/normal-path.ts'
import { PracticeMark } from '../domain/practice.tsx'
import { classNames } from '../ui/class-names.ts'
import { Page } from '../ui/page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { newSlot, PageActionsSlot } from './page-actions.tsx'
import { usePageLoaded } from './page-loaded.ts'
import { PrintedHeading } from './printed-heading.tsx'
import { useIsPracticeScreen } from './screen-practice.ts'
import styles from './shell.module.css'
import { useDocumentTitle } from './use-document-title.ts'
import { usePageTitle } from './use-page-title.ts'

/** Renders title, breadcrumb and content of the current screen; navigation focuses the new title and announces it. */
export function ShellPage({ path, children }: { path: string; children: ReactNode }) {
  const { title, steps, isBare } = usePageTitle(path)
  const [slot] = useState(newSlot)
  const hold = useCallback((place: HTMLElement | null) => place?.append(slot), [slot])
  const main = useRef<HTMLElement>(null)
  const isLoaded = usePageLoaded(path)
  const isPractice = useIsPracticeScreen()
  useDocumentTitle(title)
  useFocusOnNavigation(path, main)
  const crumbs = steps.map(step => ({
    label: step.label,
    link: step.path ? <CrumbLink path={step.path}>{step.label}</CrumbLink> : undefined,
  }))
  return (
    <PageActionsSlot value={slot}>
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        aria-busy={!isLoaded}
        data-page-loaded={isLoaded}
      >
        <PageLoader isShown={!isLoaded} />
        <PrintedHeading />
        <Page
          title={isBare ? undefined : title}
          mark={isPractice && <PracticeMark />}
          crumbs={crumbs}
          actions={<div ref={hold} style={{ display: 'contents' }} />}
        >
          <DrawnScreen>{children}</DrawnScreen>
        </Page>
      </main>
      <div role="status" className="visually-hidden">
        {title}
      </div>
    </PageActionsSlot>
  )
}

/**
 * Renders the screen in a box keyed by the screen's path. Title and menu follow the URL, which changes first; the box
 * follows the screen, so that the previous screen is not rendered again during the navigation.
 */
function DrawnScreen({ children }: { children: ReactNode }) {
  const path = useMatches({ select: matches => normalPath(matches.at(-1)?.pathname ?? '') })
  return <Content key={path}>{children}</Content>
}

/** The first screen replaces the static frame of the server without animation; later ones fade in. */
let isFirst = true

function Content({ children }: { children: ReactNode }) {
  const [isEntering] = useState(!isFirst)
  useEffect(() => {
    isFirst = false
  }, [])
  return <div className={classNames(styles.content, isEntering && styles.entering)}>{children}</div>
}

/**
 * Renders a link to a page above the current one, which is never current although the current path starts with its
 * path.
 */
const CrumbLink = ({ path, children }: { path: string; children: string }) => (
  <Link to={path} activeOptions={{ exact: true }} activeProps={{}}>
    {children}
  </Link>
)

/** Renders a spinner below the header while a page is loading; the content below it stays readable. */
function PageLoader({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.loader} data-shown={isShown} aria-hidden="true" data-screen-only>
      <Spinner size={22} />
    </div>
  )
}

function useFocusOnNavigation(path: string, main: React.RefObject<HTMLElement | null>): void {
  const former = useRef(path)
  useEffect(() => {
    if (former.current === path) return
    former.current = path
    window.scrollTo({ top: 0 })
    const target = main.current?.querySelector('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [path, main])
}
