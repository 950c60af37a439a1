import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

/** Renders a turning ring. It is decorative; the text next to it says what is loading. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      style={{ '--spinner-size': `${size}px` } as React.CSSProperties}
      aria-hidden="true"
    />
  )
}
