import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page.module.css'

/** `link` is the rendered anchor of a step that can be opened; a step without one is plain text. */
export type Crumb = { label: string; link?: ReactNode }

type Props = {
  /** Without a title, only the content is rendered. */
  title?: ReactNode
  /** Rendered on the line of the title, directly after it. */
  mark?: ReactNode
  crumbs?: readonly Crumb[]
  /** Rendered next to the title, at the end: quarter chips, a filter, a secondary action. */
  actions?: ReactNode
  children?: ReactNode
  titleRef?: React.Ref<HTMLHeadingElement>
}

/** Renders the title and breadcrumb of a screen, then its cards. */
export function Page({ title, mark, crumbs = [], actions, children, titleRef }: Props) {
  return (
    <div className={title === undefined ? undefined : styles.page}>
      {title !== undefined && (
        <div className={styles.head}>
          <div className={styles.titles}>
            <Breadcrumb crumbs={crumbs} />
            <div className={mark ? styles.marked : undefined}>
              <h1 ref={titleRef} tabIndex={-1}>
                {title}
              </h1>
              {mark}
            </div>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  )
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={t('shell.breadcrumb')} data-screen-only>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={crumb.label} aria-current={isLast ? 'page' : undefined}>
              {!isLast && crumb.link ? crumb.link : <span>{crumb.label}</span>}
              {!isLast && <IconChevronRight className="flip" size={14} aria-hidden="true" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
