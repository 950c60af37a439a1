import type { bumpGeometry } from '@trimestre/chart/bump-geometry'
import type { ChartLine } from '@trimestre/chart/lines-geometry'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import styles from './bump-chart.module.css'
import colours from './lines-chart.module.css'
import type { Walk } from './walkable-plot.tsx'

type Geometry = ReturnType<typeof bumpGeometry>

type Props = Walk & {
  geometry: Geometry
  lines: readonly ChartLine[]
  quarters: readonly number[]
}

export function BumpDrawing({ geometry, lines, quarters, height, width, rtl, active, onPoint }: Props) {
  const { t } = useTranslation()
  const chosen = active === null ? undefined : lines[active]
  const { startLabels, endLabels, startWidth, endWidth } = geometry
  return (
    <>
      {geometry.columns.map((x, index) => (
        <g key={quarters[index]}>
          <line x1={x} x2={x} y1={geometry.quarterY * 1.5} y2={height} className={styles.rule} />
          <text x={x} y={geometry.quarterY} textAnchor="middle" direction="ltr" className={styles.quarter}>
            {t('ui.quarterShort', { quarter: quarters[index] ?? 0 })}
          </text>
        </g>
      ))}
      {geometry.lines.map(drawn => (
        <PlacesLine
          key={drawn.line.id}
          drawn={drawn}
          state={chosen && (drawn.line === chosen ? 'chosen' : 'faded')}
          onPoint={() => onPoint(lines.indexOf(drawn.line))}
        />
      ))}
      <EndLabels
        labels={startLabels}
        x={rtl ? width - startWidth : 0}
        width={startWidth}
        isStart
        isNamed={geometry.isNamedAtStart}
      />
      <EndLabels labels={endLabels} x={rtl ? 0 : width - endWidth} width={endWidth} isNamed />
    </>
  )
}

type LineProps = {
  drawn: Geometry['lines'][number]
  state: 'chosen' | 'faded' | undefined
  onPoint(): void
}

/** Draws the line of a company; a wide invisible line around it catches the pointer. */
function PlacesLine({ drawn: { colour, path, marks }, state, onPoint }: LineProps) {
  const isFeatured = colour >= 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard do the same
    <g
      data-line={isFeatured ? colour : undefined}
      className={classNames(styles.company, isFeatured && styles.featured, state && styles[state])}
      onMouseEnter={onPoint}
      onPointerDown={onPoint}
    >
      <path d={path} className={styles.catcher} />
      <path d={path} className={classNames(colours.line, styles.line)} />
      {marks.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={isFeatured ? 8 : 3} className={colours.mark} />
      ))}
    </g>
  )
}

type LabelsProps = {
  labels: Geometry['endLabels']
  x: number
  width: number
  isStart?: boolean
  isNamed: boolean
}

/** Draws the places and names at one end; names too long for their place end in an ellipsis. */
function EndLabels({ labels, x, width, isStart = false, isNamed }: LabelsProps) {
  const format = useFormat()
  return labels.map(({ place, equals, at }) => (
    <foreignObject key={place} x={x} y={at - 40} width={width} height={80} className={styles.labelFrame}>
      <div className={classNames(styles.label, isStart && styles.startLabel)}>
        <b className="fig">{format.integer(place)}</b>
        {isNamed && <NamesOf lines={equals} format={format} />}
      </div>
    </foreignObject>
  ))
}

/** The largest number of names in one label. */
const namedMax = 2

function NamesOf({ lines, format }: { lines: readonly ChartLine[]; format: Format }) {
  const named = lines.filter(({ name }) => name !== '')
  if (named.length === 0) return null
  const more = lines.length - Math.min(namedMax, named.length)
  return (
    <>
      <span className={styles.names}>
        {named.slice(0, namedMax).map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && ' · '}
            <bdi>{name}</bdi>
          </span>
        ))}
      </span>
      {more > 0 && <bdi className="fig">{`+${format.integer(more)}`}</bdi>}
    </>
  )
}
