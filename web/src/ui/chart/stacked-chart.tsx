import type { Size } from '@trimestre/chart/plot-frame'
import { type StackedColumn, stackedGeometry, stackedMargin } from '@trimestre/chart/stacked-geometry'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { TooltipLine } from './chart-tooltip.tsx'
import { GridLines, ValueAxis } from './column-parts.tsx'
import frame from './quarter-chart.module.css'
import styles from './stacked-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

/** The height in pixels from which a part has room for its name and amount. */
const namedFrom = 20
/** The width in pixels from which a column has room for them. */
const wideFrom = 110

/** The width in pixels from which the name of a column has room below it. */
const nameWidth = 70

type Props = {
  title: string
  hint?: string
  columns: readonly StackedColumn[]
  /** The part whose details are shown, by its key. */
  chosen?: string
  /** Opens the details of a part. */
  onChoose(key: string): void
}

/** Renders amounts in BA as columns of parts; a click or Enter on a part opens its details. */
export function StackedChart(props: Props) {
  const { title, hint, columns, onChoose } = props
  const { t } = useTranslation()
  const geometryOf = (size: Size) => stackedGeometry(columns, size)
  const all = columns.flatMap(column => column.blocks.map(block => ({ column, block })))
  const axis = (walk: Walk) => <ValueAxis {...geometryOf(walk)} rtl={walk.rtl} title={t('unit.currency')} />
  return (
    <ChartFrame title={title} hint={hint} table={<StackedTable {...props} />}>
      <KeyboardPlot
        label={t('chart.regionChoose')}
        places={all.length}
        quarters={0}
        axis={{ size: stackedMargin.axis, draw: axis }}
        drawing={walk => (
          <>
            {axis(walk)}
            <StackedDrawing {...props} walk={walk} geometry={geometryOf(walk)} />
          </>
        )}
        spanOf={(active, walk) => geometryOf(walk).blocks[active]}
        tooltipWidth={220}
        tooltip={active => {
          const at = all[active]
          return (
            at && (
              <>
                <div className={frame.tooltipTitle}>
                  {at.column.label} · {at.column.group}
                </div>
                <TooltipLine mark={<BlockSample />} line={at.block.line} name={at.block.label}>
                  <Figure value={at.block.value} kind="amount" />
                </TooltipLine>
              </>
            )
          )
        }}
        onChoose={index => {
          const at = all[index]
          if (at) onChoose(at.block.key)
        }}
      />
      <StackedLegend {...props} />
    </ChartFrame>
  )
}

function BlockSample() {
  return (
    <svg width="16" height="14" viewBox="0 0 16 14" aria-hidden="true">
      <rect x="1" y="1" width="14" height="12" rx="2" className={styles.block} />
    </svg>
  )
}

type DrawingProps = Props & { walk: Walk; geometry: ReturnType<typeof stackedGeometry> }

function StackedDrawing({ geometry, walk, chosen }: DrawingProps) {
  const { plot, columns, blocks, groups } = geometry
  // Every second name of narrow columns is one line lower.
  const isTight = (blocks[0]?.width ?? 0) * walk.zoom < nameWidth
  return (
    <>
      <GridLines {...geometry} />
      <g className={frame.axes}>
        {columns.map(({ key, label, centre }, index) => (
          <text
            key={key}
            x={centre}
            y={plot.bottom}
            dy={isTight && index % 2 === 1 ? '2.9em' : '1.6em'}
            textAnchor="middle"
          >
            {label}
          </text>
        ))}
        {groups.map(({ name, centre }) => (
          <text
            key={name}
            x={centre}
            y={plot.bottom}
            dy="4.3em"
            textAnchor="middle"
            className={frame.axisTitle}
          >
            {name}
          </text>
        ))}
      </g>
      {blocks.map((placed, index) => (
        <g key={`${placed.column} ${placed.block.key}`} data-line={placed.block.line}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows of the keyboard and Enter do the same */}
          <rect
            x={placed.start}
            y={placed.top}
            width={placed.width}
            height={placed.height}
            className={classNames(
              styles.block,
              styles.target,
              (index === walk.active || placed.block.key === chosen) && styles.lit,
            )}
            onMouseEnter={() => walk.onPoint(index)}
            onPointerDown={() => walk.onPoint(index)}
            onClick={() => walk.onChoose?.(index)}
          />
          <BlockText placed={placed} zoom={walk.zoom} />
        </g>
      ))}
    </>
  )
}

/** Writes the name and the amount of a part into it, as far as there is room. */
function BlockText({ placed, zoom }: { placed: DrawingProps['geometry']['blocks'][number]; zoom: number }) {
  const format = useFormat()
  const { block, start, width, top, height } = placed
  if (height * zoom < namedFrom || width * zoom < wideFrom) return null
  const isTall = height * zoom >= 2 * namedFrom
  const middle = { x: start + width / 2, y: top + height / 2, textAnchor: 'middle' as const }
  return (
    <g className={classNames(frame.axes, styles.text)}>
      {isTall && (
        <text {...middle} dy="-0.3em">
          {block.label}
        </text>
      )}
      <text {...middle} dy={isTall ? '1em' : '0.35em'} direction="ltr">
        {format.integer(block.value)}
      </text>
    </g>
  )
}

/** Renders the names of the parts as buttons that open their details. */
function StackedLegend({ columns, chosen, onChoose }: Props) {
  const parts = new Map(columns.flatMap(({ blocks }) => blocks.map(block => [block.key, block] as const)))
  return (
    <div className={frame.legend}>
      {[...parts.values()].map(({ key, label, line }) => (
        <button
          key={key}
          type="button"
          className={classNames(frame.legendButton, key === chosen && styles.chosen)}
          data-line={line}
          aria-expanded={key === chosen}
          onClick={() => onChoose(key)}
        >
          <BlockSample />
          {label}
        </button>
      ))}
    </div>
  )
}

function StackedTable({ title, columns }: Props) {
  const { t } = useTranslation()
  return (
    <FigureTable caption={title}>
      <thead>
        <tr>
          <th scope="col">{t('chart.step')}</th>
          <th scope="col">{t('chart.amount')}</th>
        </tr>
      </thead>
      {columns.map(column => (
        <tbody key={column.key}>
          <tr data-total>
            <th scope="rowgroup">
              {column.label} · {column.group}
            </th>
            <td>
              <Figure value={column.blocks.reduce((sum, { value }) => sum + value, 0)} kind="amount" />
            </td>
          </tr>
          {column.blocks.map(block => (
            <tr key={block.key}>
              <th scope="row">{block.label}</th>
              <td>
                <Figure value={block.value} kind="amount" />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </FigureTable>
  )
}
