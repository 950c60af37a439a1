import type { GradeDistribution } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './grade.module.css'
import { bucketOf } from './grade-text.ts'

type Props = { distribution: GradeDistribution; total: number | null }

/** Shows how many people are in each tenth, and in which one the own total is. */
export function Distribution({ distribution, total }: Props) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { n, mean, median, min, max, buckets } = distribution
  const most = Math.max(1, ...buckets)
  const own = bucketOf(total)
  const fact = (key: 'mean' | 'median' | 'lowest' | 'highest', value: number | null) =>
    value === null ? null : t(`player.${key}`, { value: format.number(value) })
  return (
    <Card title={t('player.distribution')} subtitle={t('player.distributionOf', { count: n })}>
      <div className={styles.lines}>
        <p>
          {joinFacts([fact('mean', mean), fact('median', median), fact('lowest', min), fact('highest', max)])}
        </p>
        <ol className={styles.buckets}>
          {buckets.map((count, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tenth is its place
            <li key={index} className={classNames(styles.bucket, index === own && styles.own)}>
              <bdi className="fig">
                {format.integer(index * 10)}–{format.integer(index * 10 + 10)}
              </bdi>
              <span className={styles.track}>
                <span className={styles.fill} style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              <span>
                {t('player.people', { count })}
                {index === own && ` – ${t('player.you')}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
