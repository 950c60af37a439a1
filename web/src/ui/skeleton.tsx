import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'
import { usePrinting } from './use-printing.ts'

type Size = { height?: number; width?: string }

/** Renders a placeholder of the content, shown when loading takes longer than 300 ms. */
export function Skeleton({ height = 20, width = '100%' }: Size) {
  return (
    <span className={styles.skeleton} style={{ blockSize: height, inlineSize: width }} aria-hidden="true" />
  )
}

/**
 * Renders several placeholders below each other; screen readers announce the loading once. Paper, which nothing can
 * follow on, says so instead.
 */
export function SkeletonStack({ shapes }: { shapes: readonly Size[] }) {
  const { t } = useTranslation()
  if (usePrinting()) return <p>{t('ui.notLoaded')}</p>
  return (
    <div className={styles.stack} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move
        <Skeleton key={index} {...shape} />
      ))}
    </div>
  )
}
