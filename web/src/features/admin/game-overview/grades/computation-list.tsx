import type { GradeRow } from '@trimestre/contract/grading'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'
import styles from './grades.module.css'
import rowStyles from './row.module.css'

type Component = GradeRow['components'][number]

type Props = {
  row: GradeRow
  /** What can be done with a component: next to its name, and below its sentence. */
  actions?(component: Component): { aside: ReactNode; below: ReactNode } | null
}

/** Writes how a grade is computed: a sentence for each component, then total, scale, rounding and adjustment. */
export function ComputationList({ row, actions }: Props) {
  const { t } = useTranslation('grading')
  return (
    <>
      <ul className={rowStyles.computation}>
        {row.components.map(component => {
          const offered = actions?.(component)
          return (
            <li key={component.key} className={rowStyles.computed}>
              <div className={styles.titleRow}>
                <h3 className={styles.title}>
                  <bdi>{component.label}</bdi>
                </h3>
                {component.excused ? (
                  <Chip tone="info">{t('staff.row.excused')}</Chip>
                ) : (
                  component.missing && <Chip tone="warning">{t('staff.row.missing')}</Chip>
                )}
                {offered?.aside}
              </div>
              <p>{component.words}</p>
              {offered?.below}
            </li>
          )
        })}
      </ul>
      <div className={rowStyles.totals}>
        {row.words.map(sentence => (
          <p key={sentence} dir="auto">
            {sentence}
          </p>
        ))}
      </div>
    </>
  )
}
