import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { EmptyState } from '../empty-state.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import styles from './cloud-chart.module.css'
import { type CloudPoint, cloudGeometry } from './cloud-geometry.ts'
import { ValueAxis } from './column-parts.tsx'
import frame from './quarter-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

type Axis = { label: string; text(value: number): string }

type Props = {
  title: string
  hint?: string
  across: Axis
  upwards: Axis
  points: readonly CloudPoint[]
  /** A vertical line at this value of the horizontal axis. */
  guide?: { x: number; label: string }
}

/**
 * Renders a scatter chart. The reader's own point is filled and labelled; the others show their values on hover, tap or
 * arrow keys.
 */
export function CloudChart(props: Props) {
  const { title, hint, across, upwards, points } = props
  const { t } = useTranslation()
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  if (points.length === 0) return <EmptyState picture="results" />
  return (
    <figure className={frame.chart} aria-labelledby={titleId}>
      <div className={frame.head}>
        <figcaption id={titleId} className={frame.title}>
          {title}
        </figcaption>
        <Button variant="text" small onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'ui.showChart' : 'ui.showTable')}
        </Button>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {asTable ? (
        <FigureTable caption={title}>
          <thead>
            <tr>
              <th scope="col">{t('chart.company')}</th>
              <th scope="col">{across.label}</th>
              <th scope="col">{upwards.label}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(point => (
              <tr key={point.id}>
                <th scope="row">
                  <bdi>{point.name}</bdi>
                </th>
                <td>
                  <bdi className="fig">{across.text(point.x)}</bdi>
                </td>
                <td>
                  <bdi className="fig">{upwards.text(point.y)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      ) : (
        <CloudPlot {...props} />
      )}
    </figure>
  )
}

function CloudPlot({ title, across, upwards, points, guide }: Props) {
  const geometryOf = ({ width, rtl }: Walk) => cloudGeometry(points, width, rtl)
  return (
    <KeyboardPlot
      label={title}
      places={points.length}
      quarters={0}
      drawing={walk => <CloudDrawing {...walk} geometry={geometryOf(walk)} {...{ across, upwards, guide }} />}
      tooltip={(active, walk) => {
        const bubble = geometryOf(walk).bubbles[active]
        return (
          bubble && (
            <CloudTooltip point={bubble.point} at={bubble.cx} width={walk.width} {...{ across, upwards }} />
          )
        )
      }}
    />
  )
}

type DrawingProps = Walk &
  Pick<Props, 'across' | 'upwards' | 'guide'> & { geometry: ReturnType<typeof cloudGeometry> }

function CloudDrawing({ geometry, active, onPoint, ...axes }: DrawingProps) {
  const { bubbles } = geometry
  return (
    <>
      <CloudAxes geometry={geometry} {...axes} />
      {bubbles.map(({ point, cx, cy }, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard do the same
        <circle
          key={point.id}
          cx={cx}
          cy={cy}
          r={point.isOwn ? 9 : 7}
          className={classNames(styles.bubble, point.isOwn && styles.own, index === active && styles.lit)}
          onMouseEnter={() => onPoint(index)}
          onPointerDown={() => onPoint(index)}
        />
      ))}
      {bubbles.map(
        ({ point, cx, cy }) =>
          point.isOwn && (
            <text key={point.id} x={cx} y={cy - 16} textAnchor="middle" className={styles.name}>
              {point.name}
            </text>
          ),
      )}
    </>
  )
}

function CloudAxes({
  geometry,
  across,
  upwards,
  guide,
  rtl,
  width,
}: Omit<DrawingProps, 'active' | 'onPoint'>) {
  const { plot, xTicks, yTicks, axisAt } = geometry
  return (
    <g className={frame.axes}>
      <ValueAxis ticks={yTicks} axisAt={axisAt} plot={plot} rtl={rtl} text={upwards.text} />
      {xTicks.map(tick => (
        <text key={tick.value} x={tick.at} y={plot.bottom + 22} textAnchor="middle" direction="ltr">
          {across.text(tick.value)}
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
          <text x={geometry.placeOfX(guide.x)} y={plot.top - 6} textAnchor="middle">
            {guide.label}
          </text>
        </>
      )}
      <text x={width / 2} y={plot.bottom + 46} textAnchor="middle" className={styles.axisName}>
        {across.label}
      </text>
    </g>
  )
}

const tooltipWidth = 200

type TooltipProps = Pick<Props, 'across' | 'upwards'> & { point: CloudPoint; at: number; width: number }

function CloudTooltip({ point, across, upwards, at, width }: TooltipProps) {
  const left = Math.min(width - tooltipWidth - 8, Math.max(8, at - tooltipWidth / 2))
  return (
    <div className={frame.tooltip} style={{ left, width: tooltipWidth }} role="status">
      <div className={frame.tooltipTitle}>
        <bdi>{point.name}</bdi>
      </div>
      {[
        { axis: across, value: point.x },
        { axis: upwards, value: point.y },
      ].map(({ axis, value }) => (
        <div key={axis.label} className={frame.tooltipLine}>
          <span>{axis.label}</span>
          <bdi className={classNames('fig', frame.tooltipFigure)}>{axis.text(value)}</bdi>
        </div>
      ))}
    </div>
  )
}
