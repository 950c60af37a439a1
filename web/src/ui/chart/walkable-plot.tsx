import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { useElementWidth } from '../use-element-width.ts'
import { chartHeight, chartWidth } from './geometry.ts'
import styles from './quarter-chart.module.css'

/** The properties that a chart and its tooltip need: the width in pixels, and the index of the item that is shown. */
export type Walk = { width: number; rtl: boolean; active: number | null; onPoint(index: number): void }

type Props = {
  label: string
  /** The number of items that the arrow keys walk through, in reading order. */
  places: number
  /** The number of quarters, each of which needs a minimum width; 0 when the chart fits in any width. */
  quarters: number
  /** Whether the chart is scrolled to its end at first, where the newest quarter is. */
  opensAtEnd?: boolean
  /** In pixels. */
  height?: number
  /** Whether the items are a list from top to bottom: the vertical arrows walk through it too. */
  isList?: boolean
  drawing(walk: Walk): ReactNode
  /** Renders the figures of the item chosen by hover, a tap or the arrow keys. */
  tooltip(active: number, walk: Walk): ReactNode
}

/** Renders a chart in a scrolling box; hover, tap or arrow keys choose one of its items, whose figures are shown. */
export function KeyboardPlot(props: Props) {
  const { label, places, quarters, opensAtEnd = false, height = chartHeight, isList = false } = props
  const { drawing, tooltip } = props
  const rtl = useReadingDirection() === 'rtl'
  const { ref: measured, width: room } = useElementWidth()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const width = chartWidth(room, quarters)
  const walk: Walk = { width, rtl, active, onPoint: setActive }

  useEffect(() => {
    if (opensAtEnd && room > 0) scroller.current?.scrollTo({ left: rtl ? -width : width })
  }, [opensAtEnd, room, width, rtl])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null)
    const next = nextPlace(isList ? alongLine(event.key, rtl) : event.key, active, places, rtl)
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
          style={{ inlineSize: width, '--plot-height': `${height}px` } as CSSProperties}
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
            height={height}
            viewBox={`0 0 ${width} ${height}`}
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

/** Returns the horizontal arrow that does the same as a vertical one; any other key as it is. */
const alongLine = (key: string, rtl: boolean): string =>
  ({ ArrowDown: rtl ? 'ArrowLeft' : 'ArrowRight', ArrowUp: rtl ? 'ArrowRight' : 'ArrowLeft' })[key] ?? key

/** Returns the index that a key leads to among `places` from the active one; undefined when the key does not move. */
function nextPlace(key: string, active: number | null, places: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
  const last = places - 1
  const from = active ?? (key === forward ? -1 : places)
  const next = { [forward]: from + 1, [backward]: from - 1, Home: 0, End: last }[key]
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}
