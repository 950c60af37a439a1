import type { PointerEvent } from 'react'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { useElementWidth } from '../../ui/use-element-width.ts'
import { curveGeometry } from './curve-geometry.ts'
import styles from './curve-plot.module.css'
import { effectsOf, type Lever } from './levers.ts'

type Props = {
  lever: Lever
  active: number
  height: number
  /** Returns the label of a value of the lever; null in a game that shows no scale. */
  leverText: ((value: number) => string) | null
  indexText(value: number): string
  onPoint(index: number): void
}

/** Draws the curves of a lever and the point chosen on them; the pointer chooses another. A slider does the same. */
export function CurvePlot({ lever, active, height, leverText, indexText, onPoint }: Props) {
  const rtl = useReadingDirection() === 'rtl'
  const { ref, width } = useElementWidth()
  const { curves } = lever
  const lines = curves.map(curve => ({ x: curve.x, y: effectsOf(curve) }))
  const [{ reference, x }] = curves
  const plot = curveGeometry(lines, reference, { width, height, rtl })
  const choose = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    onPoint(plot.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  const chosen = x[active] ?? reference
  return (
    <div ref={ref} className={styles.measure} style={{ blockSize: height }}>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          className={styles.plot}
          aria-hidden="true"
          onPointerDown={choose}
          onPointerMove={choose}
        >
          {leverText &&
            plot.ticks.map(({ value, at }) => (
              <g key={value}>
                <line x1={plot.left} x2={plot.right} y1={at} y2={at} className={styles.grid} />
                <text
                  x={plot.labelAt}
                  y={at}
                  dy="0.35em"
                  textAnchor={rtl ? 'start' : 'end'}
                  direction="ltr"
                  className={styles.label}
                >
                  {indexText(value)}
                </text>
              </g>
            ))}
          {!leverText && (
            <path
              d={`M${rtl ? plot.right : plot.left},${plot.top}V${plot.bottom}H${rtl ? plot.left : plot.right}`}
              className={styles.axes}
            />
          )}
          <line x1={plot.guide} x2={plot.guide} y1={plot.top} y2={plot.bottom} className={styles.guide} />
          {leverText &&
            plot.marks.map(({ value, at }, index) => (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: two of the three values may be equal
                key={index}
                x={at}
                y={plot.bottom + 22}
                textAnchor={anchorOf(at, plot)}
                direction="ltr"
                className={index === 1 ? styles.reference : styles.label}
              >
                {(index === 1 || Math.abs(at - plot.guide) > 70) && leverText(value)}
              </text>
            ))}
          {plot.paths.map((path, index) => (
            <g key={curves[index]?.segment} data-line={index}>
              <path d={path} className={styles.line} />
              <circle
                cx={plot.placeX(chosen)}
                cy={plot.placeY(lines[index]?.y[active] ?? 0)}
                r={7}
                className={styles.point}
              />
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

/** Keeps a label inside the drawing. */
function anchorOf(at: number, { left, right }: { left: number; right: number }) {
  if (at - left < 30) return 'start'
  return right - at < 30 ? 'end' : 'middle'
}
