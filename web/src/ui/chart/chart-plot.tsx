import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartTooltip } from './chart-tooltip.tsx'
import { chartGeometry, chartHeight, chartWidth } from './geometry.ts'
import styles from './quarter-chart.module.css'
import type { QuarterPoint, SeriesName } from './quarter-point.ts'

/** The drawing in its scrolling place; hover, tap or arrows show the figures of a quarter. */
export function ChartPlot({
  points,
  shown,
}: {
  points: readonly QuarterPoint[]
  shown: readonly SeriesName[]
}) {
  const { t } = useTranslation()
  const rtl = useReadingDirection() === 'rtl'
  const { ref: measured, width: place } = useElementSize()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const width = chartWidth(place, points.length)
  const geometry = chartGeometry(points, shown, width, rtl)

  useEffect(() => {
    // Opened at the newest quarter.
    if (place > 0) scroller.current?.scrollTo({ left: rtl ? -width : width })
  }, [place, width, rtl])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null)
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
    const last = points.length - 1
    const from = active ?? (event.key === forward ? -1 : points.length)
    const next = { [forward]: from + 1, [backward]: from - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(Math.min(last, Math.max(0, next)))
  }
  const column = active === null ? undefined : geometry.columns[active]
  return (
    <div ref={measured} className={styles.measure}>
      <div ref={scroller} className={styles.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing one walks through with arrows has no element */}
        <div
          className={styles.plot}
          style={{ inlineSize: width }}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move between quarters
          tabIndex={0}
          aria-label={t('chart.region')}
          onKeyDown={onKeyDown}
          onMouseLeave={() => setActive(null)}
          onBlur={() => setActive(null)}
        >
          <svg width={width} height={chartHeight} className={styles.svg} aria-hidden="true">
            <ChartDrawing geometry={geometry} shown={shown} active={active} rtl={rtl} onPoint={setActive} />
          </svg>
          {column && <ChartTooltip point={column.point} shown={shown} at={column.centre} width={width} />}
        </div>
      </div>
    </div>
  )
}
