import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

/** A turning ring; decorative, the words beside it say what is awaited. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      style={{ '--spinner-size': `${size}px` } as React.CSSProperties}
      aria-hidden="true"
    />
  )
}
