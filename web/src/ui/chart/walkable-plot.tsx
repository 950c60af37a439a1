import { type Column, drawingSize, type Size, textScaleIn } from '@trimestre/chart/plot-frame'
import { placeTooltip } from '@trimestre/chart/tooltip-place'
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { useElementWidth } from '../use-element-width.ts'
import styles from './quarter-chart.module.css'

/** What a drawing needs: its size, the index of the item that is shown, and what the pointer calls. */
export type Walk = Size & {
  active: number | null
  onPoint(index: number): void
  onChoose?(index: number): void
}

/** How many times larger than on a desk the texts of charts are; a projector is read from the back row. */
export const ChartTextScale = createContext(1)

type Span = Pick<Column, 'start' | 'width'>

type Props = {
  label: string
  /** The number of items that the arrow keys walk through, in reading order. */
  places: number
  /** The number of quarters, each of which needs a minimum width; 0 when the chart fits in any width. */
  quarters: number
  /** In drawing units. */
  height?: number
  /** Whether the chart is scrolled to its end at first, where the newest quarter is. */
  opensAtEnd?: boolean
  /** Whether the items are a list from top to bottom: the vertical arrows walk through it too. */
  isList?: boolean
  drawing(walk: Walk): ReactNode
  /** The values of the vertical axis, which stay visible when the chart scrolls; `size` is their width in pixels. */
  axis?: { size: number; draw(walk: Walk): ReactNode }
  /** Returns the part of the drawing of which the tooltip tells. */
  spanOf(active: number, walk: Walk): Span | undefined
  /** Renders the figures of the item chosen by hover, a tap or the arrow keys. */
  tooltip(active: number, walk: Walk): ReactNode
  tooltipWidth?: number
  /** Opens the details of an item, by a click or Enter. */
  onChoose?(index: number): void
}

/** Renders a chart that scrolls where it has to; hover, tap or arrow keys choose an item, whose figures are shown. */
export function KeyboardPlot(props: Props) {
  const { label, places, quarters, height, opensAtEnd = false, isList = false } = props
  const { drawing, axis, tooltipWidth = 190, onChoose } = props
  const rtl = useReadingDirection() === 'rtl'
  const { ref: measured, width: room } = useElementWidth()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const size = drawingSize(room, quarters, height)
  const wanted = use(ChartTextScale)
  // Until the room is measured, nothing is known that would be too narrow.
  const textScale = room > 0 ? textScaleIn(size, wanted) : wanted
  // Texts, margins and marks have a size in pixels, which a drawing divides by its zoom.
  const walk: Walk = { ...size, zoom: size.zoom / textScale, rtl, active, onPoint: setActive, onChoose }
  const axisSize = (axis?.size ?? 0) * textScale
  const isScrolled = room > 0 && size.width * size.zoom > room + 1

  useEffect(() => {
    if (opensAtEnd && room > 0) scroller.current?.scrollTo({ left: rtl ? -size.width : size.width })
  }, [opensAtEnd, room, size.width, rtl])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null)
    if (onChoose && active !== null && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return onChoose(active)
    }
    const next = nextPlace(isList ? alongLine(event.key, rtl) : event.key, active, places, rtl)
    if (next === undefined) return
    event.preventDefault()
    reveal(scroller.current, props.spanOf(next, walk), isScrolled ? axisSize : 0)
    setActive(next)
  }
  return (
    <div ref={measured} className={styles.measure} style={{ '--zoom': walk.zoom } as never}>
      <div ref={scroller} className={styles.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing one walks through with arrows has no element */}
        <div
          className={styles.plot}
          style={{ inlineSize: isScrolled ? size.width : '100%' }}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move between the places
          tabIndex={0}
          aria-label={label}
          onKeyDown={onKeyDown}
          onMouseLeave={() => setActive(null)}
          onBlur={() => setActive(null)}
        >
          <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.svg} aria-hidden="true">
            {drawing(walk)}
          </svg>
          {axis && isScrolled && (
            <svg
              viewBox={`${rtl ? size.width - axisSize : 0} 0 ${axisSize} ${size.height}`}
              style={{ inlineSize: axisSize, blockSize: size.height }}
              className={styles.stickyAxis}
              aria-hidden="true"
            >
              {axis.draw(walk)}
            </svg>
          )}
        </div>
      </div>
      {active !== null && (
        <Tooltip
          {...props}
          walk={walk}
          zoom={size.zoom}
          tooltipWidth={tooltipWidth * textScale}
          active={active}
          room={room}
          scrolled={scroller.current}
        />
      )}
    </div>
  )
}

type TooltipProps = Pick<Props, 'spanOf' | 'tooltip'> & {
  walk: Walk
  /** The number of pixels of a drawing unit. */
  zoom: number
  tooltipWidth: number
  active: number
  room: number
  scrolled: HTMLElement | null
}

/** Renders the figures next to their item; screen readers announce them when they appear. */
function Tooltip({ spanOf, tooltip, tooltipWidth, walk, zoom, active, room, scrolled }: TooltipProps) {
  const span = spanOf(active, walk)
  const content = span && tooltip(active, walk)
  if (!content) return null
  const offset = scrolledBy(scrolled, walk.rtl)
  const item = { start: span.start * zoom - offset, width: span.width * zoom }
  const { left, below } = placeTooltip(item, room, tooltipWidth)
  return (
    <div
      className={styles.tooltip}
      style={{ left, width: tooltipWidth, insetBlockStart: below ? '100%' : undefined }}
      role="status"
    >
      {content}
    </div>
  )
}

/** Returns the pixels of the drawing that are hidden on the left of the visible part. */
function scrolledBy(element: HTMLElement | null, rtl: boolean): number {
  if (!element) return 0
  return rtl ? element.scrollWidth - element.clientWidth + element.scrollLeft : element.scrollLeft
}

/** Scrolls an item that the keyboard chose into view, next to the axis that covers the start. */
function reveal(element: HTMLElement | null, span: Span | undefined, axis: number): void {
  if (!element || !span || axis === 0) return
  const rtl = getComputedStyle(element).direction === 'rtl'
  const [from, to] = [span.start + (rtl ? axis : 0), span.start + span.width + (rtl ? axis : 0)]
  const left = scrolledBy(element, rtl)
  if (from - axis < left) element.scrollBy({ left: from - axis - left })
  else if (to > left + element.clientWidth) element.scrollBy({ left: to - left - element.clientWidth })
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
