import { type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'
import { useMediaQuery } from './use-media-query.ts'
import { RenderWhenVisible } from './when-seen.tsx'

type Props = {
  title?: ReactNode
  /** The heading level of the title; a card inside a card has level 3. */
  level?: 2 | 3
  subtitle?: ReactNode
  /** A picture before the title. */
  picture?: ReactNode
  actions?: ReactNode
  /** Whether the card has no inner padding, for tables that reach the edges. */
  flush?: boolean
  /**
   * On a small screen the content is rendered only when it comes near the viewport; a placeholder of this height in
   * pixels reserves the space until then.
   */
  late?: number
  /** Whether the card is left out when the page is printed, because its content is only useful on a screen. */
  screenOnly?: boolean
  className?: string
  children?: ReactNode
}

/** Renders a sheet of paper on the canvas, with an optional heading and its actions. */
export function Card(props: Props) {
  const { title, level = 2, subtitle, picture, actions, flush, late, screenOnly, className, children } = props
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={classNames(styles.card, className)}
      aria-labelledby={title ? id : undefined}
      data-screen-only={screenOnly || undefined}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {picture}
          <div className={styles.titles}>
            {title && <Heading id={id}>{title}</Heading>}
            {subtitle && <div className={styles.sub}>{subtitle}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>
        {late ? <LateOnPhones height={late}>{children}</LateOnPhones> : children}
      </div>
    </section>
  )
}

/** Delays the content on narrow screens only, since a wide screen shows most of a page at once. */
function LateOnPhones({ height, children }: { height: number; children: ReactNode }) {
  const isNarrow = useMediaQuery('(width < 960px)')
  return isNarrow ? <RenderWhenVisible height={height}>{children}</RenderWhenVisible> : children
}
