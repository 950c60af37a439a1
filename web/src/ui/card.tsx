import { type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type Props = {
  title?: ReactNode
  /** Heading level of the title; a card inside a card takes 3. */
  level?: 2 | 3
  subtitle?: ReactNode
  actions?: ReactNode
  /** Without inner padding: tables that reach the edges. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

/** A sheet of paper on the canvas, with an optional heading and its actions. */
export function Card({ title, level = 2, subtitle, actions, flush, className, children }: Props) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          <div className={styles.titles}>
            {title && <Heading id={id}>{title}</Heading>}
            {subtitle && <div className={styles.sub}>{subtitle}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}
