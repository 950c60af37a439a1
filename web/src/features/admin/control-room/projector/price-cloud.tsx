import { useTranslation } from 'react-i18next'
import { useNameWithSeat } from '../../../../domain/seat-word.tsx'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { useReadingDirection } from '../../../../i18n/i18n.ts'
import { tickText } from '../../../../ui/chart/axis-text.ts'
import { useElementWidth } from '../../../../ui/use-element-width.ts'
import { cloudOf, dotRadius, height } from './price-cloud-geometry.ts'
import styles from './scenes.module.css'

/** The largest number of names shown: more would cover the points. */
const namedMax = 12

type Props = { results: readonly ExpertRow[]; mean: number; showNames: boolean }

/**
 * Plots each company by its price and its market share; the dashed line is the average price. A dot of several
 * companies tells how many they are.
 */
export function PriceCloud({ results, mean, showNames }: Props) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const nameOf = useNameWithSeat()
  const rtl = useReadingDirection() === 'rtl'
  const { ref, width: place } = useElementWidth()
  const width = Math.max(280, place)
  const { from, to, top, bottom, x, y, dots } = cloudOf(results, mean, width, rtl)
  const prices = results.map(({ prixVente }) => prixVente)
  const isNamed = showNames && results.length <= namedMax
  return (
    <figure className={styles.cloud} ref={ref}>
      <figcaption>{t('market.cloud')}</figcaption>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={t('market.cloudSummary', {
          companies: t('rules.companies', { count: results.length }),
          low: format.price(Math.min(...prices)),
          high: format.price(Math.max(...prices)),
        })}
      >
        {y.ticks.map(tick => (
          <g key={tick}>
            <line className={styles.grid} x1={from} x2={to} y1={y.place(tick)} y2={y.place(tick)} />
            <text
              x={rtl ? to + 12 : from - 16}
              y={y.place(tick)}
              dy="0.35em"
              textAnchor={rtl ? 'start' : 'end'}
              direction="ltr"
            >
              {format.percent(tick, y.digits)}
            </text>
          </g>
        ))}
        {x.ticks.map(tick => (
          <text key={tick} x={x.place(tick)} y={bottom + 44} textAnchor="middle" direction="ltr">
            {tickText(format, tick, x.digits)}
          </text>
        ))}
        {mean > 0 && (
          <line className={styles.mean} x1={x.place(mean)} x2={x.place(mean)} y1={top} y2={bottom} />
        )}
        {dots.map(({ x: across, y: up, companies }) => (
          <g key={companies[0]?.companyId}>
            <circle className={styles.dot} cx={across} cy={up} r={dotRadius} />
            {(isNamed || companies.length > 1) && (
              <text x={across} y={up - 24} textAnchor="middle">
                {companies.length > 1
                  ? `×${format.integer(companies.length)}`
                  : companies[0] && nameOf(companies[0])}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={styles.axis}>{t('market.axis')}</p>
    </figure>
  )
}
