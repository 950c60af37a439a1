import type { GameResult } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { useReadingDirection } from '../../../../i18n/i18n.ts'
import { valueScale } from '../../../../ui/chart/value-scale.ts'
import { useElementWidth } from '../../../../ui/use-element-width.ts'
import styles from './scenes.module.css'

const height = 470
const margin = { start: 110, end: 40, top: 48, bottom: 64 }
/** The width in pixels that a tick of the price axis needs. */
const tickWidth = 130
/** The largest number of names shown: more would cover the points. */
const namedMax = 12

type Props = { results: readonly GameResult[]; mean: number; showNames: boolean }

/** Plots each company by its price and its market share; the dashed line is the average price. */
export function PriceCloud({ results, mean, showNames }: Props) {
  const { t } = useTranslation(['control', 'admin'])
  const format = useFormat()
  const rtl = useReadingDirection() === 'rtl'
  const { ref, width: place } = useElementWidth()
  const width = Math.max(280, place)
  const from = rtl ? margin.end : margin.start
  const to = width - (rtl ? margin.start : margin.end)
  const bottom = height - margin.bottom
  const tickCount = Math.max(2, Math.floor((to - from) / tickWidth))
  const prices = results.map(({ prixVente }) => prixVente)
  // The extra value gives the scale a range even when there is only one price.
  const x = valueScale(
    [...prices, mean || (prices[0] ?? 0), (prices[0] ?? 0) + 1],
    tickCount,
    ...ends(rtl, from, to),
  )
  const y = valueScale([0, 1, ...results.map(({ partMarche }) => partMarche)], 4, bottom, margin.top)
  const isNamed = showNames && results.length <= namedMax
  return (
    <figure className={styles.cloud} ref={ref}>
      <figcaption>{t('control:market.cloud')}</figcaption>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={t('control:market.cloudSummary', {
          companies: t('admin:home.companies', { count: results.length }),
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
              {format.percent(tick, 0)}
            </text>
          </g>
        ))}
        {x.ticks.map(tick => (
          <text key={tick} x={x.place(tick)} y={bottom + 44} textAnchor="middle" direction="ltr">
            {format.number(tick)}
          </text>
        ))}
        {mean > 0 && (
          <line className={styles.mean} x1={x.place(mean)} x2={x.place(mean)} y1={margin.top} y2={bottom} />
        )}
        {results.map(({ companyId, username, prixVente, partMarche }) => (
          <g key={companyId}>
            <circle className={styles.dot} cx={x.place(prixVente)} cy={y.place(partMarche)} r={13} />
            {isNamed && (
              <text x={x.place(prixVente)} y={y.place(partMarche) - 24} textAnchor="middle">
                {username}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={styles.axis}>{t('control:market.axis')}</p>
    </figure>
  )
}

const ends = (rtl: boolean, from: number, to: number): [number, number] => (rtl ? [to, from] : [from, to])
