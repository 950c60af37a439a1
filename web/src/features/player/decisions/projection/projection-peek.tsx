import { IconChevronUp } from '@tabler/icons-react'
import { lazy, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AreaKey } from '../../../../domain/game-areas.ts'
import { Change } from '../../../../ui/change.tsx'
import { Figure } from '../../../../ui/figure.tsx'
import styles from './projection-peek.module.css'
import type { useProjection } from './use-projection.ts'

const ProjectionSheet = lazy(() => import('./projection-sheet.tsx'))

type Props = { area: AreaKey; projection: ReturnType<typeof useProjection> }

/** Shows the cash at the end of the quarter next to the save button on a phone; a tap opens the whole projection. */
export const ProjectionPeek = memo(function ProjectionPeek({ area, projection }: Props) {
  const { t } = useTranslation('player')
  const [isOpen, setOpen] = useState(false)
  const { whatIf } = projection
  // Its place is kept while it loads, so that the save button does not move.
  if (!whatIf) return projection.error ? null : <div className={styles.peek} aria-hidden="true" />
  const [saved, now] = [whatIf.saved.figures.liquidites / 100, whatIf.now.figures.liquidites / 100]
  return (
    <>
      <button
        type="button"
        className={styles.peek}
        data-tour="projection"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{t('projection.cashAtEnd')}</span>
        <strong>
          <Figure value={now} kind="amount" />
        </strong>
        <Change delta={Math.round(now - saved)} kind="amount" />
        <IconChevronUp className={styles.open} size={20} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <ProjectionSheet area={area} projection={projection} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
