import { type CloudPoint, type CloudScale, cloudGeometry } from '@trimestre/chart/cloud-geometry'
import type { Size } from '@trimestre/chart/plot-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { EmptyState } from '../empty-state.tsx'
import { Figure, type FigureKind } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import { tickText, unitOf } from './axis-text.ts'
import { ChartFrame } from './chart-frame.tsx'
import { TooltipLine } from './chart-tooltip.tsx'
import styles from './cloud-chart.module.css'
import { GridLines, ValueAxis } from './column-parts.tsx'
import frame from './quarter-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

type Axis = { label: string; kind: FigureKind }

type Props = {
  title: string
  hint?: string
  across: Axis
  upwards: Axis
  /** What the area of the bubbles shows. */
  bubble?: Axis
  points: readonly CloudPoint[]
  scale?: CloudScale
  /** A vertical line at this value of the horizontal axis. */
  guide?: { x: number; label: string }
  /** The title of the column of names in the table. */
  nameTitle?: string
  /** In pixels. */
  height?: number
}

/**
 * Renders a scatter chart. The reader's own point is filled and labelled; the others show their values on hover, tap or
 * arrow keys.
 */
export function CloudChart(props: Props) {
  const { title, hint, points } = props
  if (points.length === 0) return <EmptyState picture="results" />
  return (
    <ChartFrame title={title} hint={hint} table={<CloudTable {...props} />}>
      <CloudPlot {...props} />
    </ChartFrame>
  )
}

type Column = Axis & { of(point: CloudPoint): number | undefined }

/** Returns the figures of a point: those of both axes and, where it has one, that of its area. */
function columnsOf({ across, upwards, bubble }: Pick<Props, 'across' | 'upwards' | 'bubble'>): Column[] {
  const columns: Column[] = [
    { ...across, of: point => point.x },
    { ...upwards, of: point => point.y },
  ]
  return bubble ? [...columns, { ...bubble, of: point => point.size }] : columns
}

function CloudTable({ title, points, nameTitle, ...axes }: Props) {
  const { t } = useTranslation()
  const columns = columnsOf(axes)
  return (
    <FigureTable caption={title}>
      <thead>
        <tr>
          <th scope="col">{nameTitle ?? t('chart.company')}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(point => (
          <tr key={point.id}>
            <th scope="row">
              <bdi>{point.name}</bdi>
            </th>
            {columns.map(({ label, kind, of }) => (
              <td key={label}>
                <Figure value={of(point)} kind={kind} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}

function CloudPlot(props: Props) {
  const { title, points, scale, height } = props
  const geometryOf = (size: Size) => cloudGeometry(points, size, scale)
  // The order of the bubbles depends on the reading direction alone, not on the size.
  const inOrder = (walk: Walk) => geometryOf(walk).bubbles
  return (
    <KeyboardPlot
      label={title}
      places={points.length}
      quarters={0}
      height={height}
      drawing={walk => <CloudDrawing {...props} walk={walk} geometry={geometryOf(walk)} />}
      spanOf={(active, walk) => {
        const bubble = inOrder(walk)[active]
        return bubble && { start: bubble.cx - bubble.r, width: 2 * bubble.r }
      }}
      tooltipWidth={220}
      tooltip={(active, walk) => {
        const bubble = inOrder(walk)[active]
        return bubble && <CloudTooltip {...props} point={bubble.point} />
      }}
    />
  )
}

type DrawingProps = Props & { walk: Walk; geometry: ReturnType<typeof cloudGeometry> }

function CloudDrawing({ geometry, walk, ...axes }: DrawingProps) {
  const { bubbles } = geometry
  const { active, onPoint, zoom } = walk
  return (
    <>
      <CloudAxes geometry={geometry} walk={walk} {...axes} />
      {bubbles.map(({ point, cx, cy, r }, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard do the same
        <circle
          key={point.id}
          cx={cx}
          cy={cy}
          r={point.isOwn && point.size === undefined ? r + 2 : r}
          className={classNames(styles.bubble, point.isOwn && styles.own, index === active && styles.lit)}
          onMouseEnter={() => onPoint(index)}
          onPointerDown={() => onPoint(index)}
        />
      ))}
      {bubbles.map(({ point, cx, cy, r, count }) => (
        <g key={point.id} className={styles.name}>
          {(point.isOwn || point.letter) && (
            <text x={cx} y={cy - r - 8 / zoom} textAnchor="middle">
              {point.isOwn ? point.name : point.letter}
            </text>
          )}
          {count > 1 && (
            <text x={cx} y={cy + r} dy="1.2em" textAnchor="middle" direction="ltr">
              ×{count}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** Returns the name of a figure with its unit. */
function useAxisTitle() {
  const { t } = useTranslation()
  return ({ label, kind }: Axis) => {
    const unit = unitOf(t, kind)
    return unit ? t('chart.withUnit', { name: label, unit }) : label
  }
}

function CloudAxes({ geometry, across, upwards, guide, walk }: DrawingProps) {
  const format = useFormat()
  const titleOf = useAxisTitle()
  const { plot, xTicks, xDigits } = geometry
  return (
    <>
      <GridLines {...geometry} />
      <ValueAxis {...geometry} rtl={walk.rtl} title={titleOf(upwards)} />
      <g className={frame.axes}>
        {xTicks.map(tick => (
          <text key={tick.value} x={tick.at} y={plot.bottom} dy="1.6em" textAnchor="middle" direction="ltr">
            {tickText(format, tick.value, xDigits)}
          </text>
        ))}
        {guide && (
          <>
            <line
              x1={geometry.placeOfX(guide.x)}
              x2={geometry.placeOfX(guide.x)}
              y1={plot.top}
              y2={plot.bottom}
              className={styles.guide}
            />
            <text
              x={geometry.placeOfX(guide.x)}
              y={plot.top}
              dy="-0.4em"
              textAnchor="middle"
              className={styles.guideName}
            >
              {guide.label}
            </text>
          </>
        )}
        <text
          x={(plot.left + plot.right) / 2}
          y={plot.bottom}
          dy="3.2em"
          textAnchor="middle"
          className={frame.axisTitle}
        >
          {titleOf(across)}
        </text>
      </g>
    </>
  )
}

function CloudTooltip({ point, ...axes }: Props & { point: CloudPoint }) {
  return (
    <>
      <div className={frame.tooltipTitle}>
        <bdi>{point.name}</bdi>
      </div>
      {columnsOf(axes).map(({ label, kind, of }) => (
        <TooltipLine key={label} name={label}>
          <Figure value={of(point)} kind={kind} />
        </TooltipLine>
      ))}
    </>
  )
}
