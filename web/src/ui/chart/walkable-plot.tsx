import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { chartHeight, chartWidth } from './geometry.ts'
import styles from './quarter-chart.module.css'

/** What a drawing and its tooltip need to know: pixels, and the place that is shown. */
export type Walk = { width: number; rtl: boolean; active: number | null; onPoint(index: number): void }

type Props = {
  label: string
  /** The places one walks through, in the order of reading. */
  places: number
  /** Quarters that each need their room; 0 when the drawing fits in any width. */
  quarters: number
  /** Opened at its end, where the newest is. */
  opensAtEnd?: boolean
  drawing(walk: Walk): ReactNode
  /** The figures of the place that hover, a tap or the arrows chose. */
  tooltip(active: number, walk: Walk): ReactNode
}

/** A drawing in its scrolling place; hover, tap or arrows choose one of its places, whose figures it shows. */
export function WalkablePlot({ label, places, quarters, opensAtEnd = false, drawing, tooltip }: Props) {
  const rtl = useReadingDirection() === 'rtl'
  const { ref: measured, width: room } = useElementSize()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const width = chartWidth(room, quarters)
  const walk: Walk = { width, rtl, active, onPoint: setActive }

  useEffect(() => {
    if (opensAtEnd && room > 0) scroller.current?.scrollTo({ left: rtl ? -width : width })
  }, [opensAtEnd, room, width, rtl])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null)
    const next = nextPlace(event.key, active, places, rtl)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  return (
    <div ref={measured} className={styles.measure}>
      <div ref={scroller} className={styles.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing one walks through with arrows has no element */}
        <div
          className={styles.plot}
          style={{ inlineSize: width }}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move between the places
          tabIndex={0}
          aria-label={label}
          onKeyDown={onKeyDown}
          onMouseLeave={() => setActive(null)}
          onBlur={() => setActive(null)}
        >
          <svg
            width={width}
            height={chartHeight}
            viewBox={`0 0 ${width} ${chartHeight}`}
            className={styles.svg}
            aria-hidden="true"
          >
            {drawing(walk)}
          </svg>
          {active !== null && tooltip(active, walk)}
        </div>
      </div>
    </div>
  )
}

/** Where a key leads among `places` from the chosen one; undefined when the key leads nowhere. */
function nextPlace(key: string, active: number | null, places: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
  const last = places - 1
  const from = active ?? (key === forward ? -1 : places)
  const next = { [forward]: from + 1, [backward]: from - 1, Home: 0, End: last }[key]
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}
