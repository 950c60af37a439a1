import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Figure } from '../../../ui/figure.tsx'
import styles from './grade.module.css'
import type { PublishedGrade } from './grade-page.tsx'

/** Shows how the grade is computed: each component in words, then the total, and the way to the figures. */
export function Computation({ published: { row, quarters } }: { published: PublishedGrade }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  return (
    <Card title={t('player.computation')}>
      <div className={styles.lines}>
        <ul className={styles.components}>
          {row.components.map(component => (
            <li key={component.key} className={styles.component}>
              <div className={styles.componentHead}>
                <h3 className={styles.label}>
                  <bdi>{component.label}</bdi>
                </h3>
                <span className={styles.quiet}>
                  {t('player.weight', { weight: format.integer(component.weight) })}
                </span>
                {component.excused && <Chip>{t('player.excused')}</Chip>}
                <span className={styles.componentScore}>
                  <Figure value={component.score} kind="number" />
                  {component.score !== null && <span className={styles.quiet}> {t('player.outOf')}</span>}
                </span>
              </div>
              <p className={styles.words}>{component.words}</p>
            </li>
          ))}
        </ul>
        <div className={styles.totals}>
          {row.words.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {quarters.length > 0 && (
          <div>
            <p className={styles.quiet}>{t('player.figures')}</p>
            <ul className={styles.links}>
              {quarters.map(({ quarter, version }) => (
                <li key={quarter}>
                  <Link to="/app/user/game-solde-intermediaire" search={{ t: quarter } as never}>
                    {t('player.quarterVersion', { quarter, version })}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}
