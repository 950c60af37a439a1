import { type ChartLine, type LineScale, linesGeometry, linesMargin } from '@trimestre/chart/lines-geometry'
import type { Size } from '@trimestre/chart/plot-frame'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { EmptyState } from '../empty-state.tsx'
import { Figure, type FigureKind } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import { tickText, unitOf } from './axis-text.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartLegend, useHiddenSeries } from './chart-legend.tsx'
import { QuarterTitle, TooltipLine } from './chart-tooltip.tsx'
import { ValueAxis } from './column-parts.tsx'
import styles from './lines-chart.module.css'
import { LinesDrawing } from './lines-drawing.tsx'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

/** `lines` has at most eight items, because more could not be distinguished. */
type Props = {
  title: string
  quarters: readonly number[]
  lines: readonly ChartLine[]
  kind?: FigureKind
  /** The title of the axis of values; the unit of the kind by default. */
  axisTitle?: string
  scale?: LineScale
  /** The title of the column of names in the table. */
  nameTitle?: string
  /** In pixels. */
  height?: number
}

/** Renders one figure of several companies, or several figures of one, by quarter; colour and dashes distinguish them. */
export function LinesChart(props: Props) {
  const { title, lines } = props
  const [hidden, toggle] = useHiddenSeries<ChartLine['id']>()
  return (
    <ChartFrame title={title} table={<LinesTable {...props} />}>
      {lines.length === 0 ? (
        <EmptyState />
      ) : (
        <>
          <LinesPlot {...props} shown={lines.filter(({ id }) => !hidden.includes(id))} />
          <ChartLegend
            items={lines.map(({ id, name }, line) => ({
              key: id,
              name: <bdi>{name}</bdi>,
              mark: <LineSample />,
              line,
            }))}
            hidden={hidden}
            onToggle={toggle}
          />
        </>
      )}
    </ChartFrame>
  )
}

/** Renders a short sample of the line. */
export function LineSample() {
  return (
    <svg width="28" height="14" viewBox="0 0 28 14" aria-hidden="true">
      <path d="M1 7h26" className={styles.line} />
      <circle cx="14" cy="7" r="4" className={styles.mark} />
    </svg>
  )
}

/** Renders the plot of the lines; hover, tap or arrow keys show the values of a quarter. */
function LinesPlot(props: Props & { shown: readonly ChartLine[] }) {
  const { quarters, lines, shown, kind = 'amount', axisTitle, scale, height } = props
  const { t } = useTranslation()
  const format = useFormat()
  const geometryOf = (size: Size) => linesGeometry(shown, quarters.length, size, scale)
  const lineOf = (id: ChartLine['id']) => lines.findIndex(line => line.id === id)
  const endText = (id: ChartLine['id'], value: number): string => {
    const text = tickText(format, value, kind === 'price' ? 2 : kind === 'percent' ? 1 : 0)
    const letter = lines.find(line => line.id === id)?.letter
    return letter === undefined ? text : `${letter} ${text}`
  }
  const axis = (walk: Walk) => (
    <ValueAxis {...geometryOf(walk)} rtl={walk.rtl} title={axisTitle ?? unitOf(t, kind)} />
  )
  return (
    <KeyboardPlot
      label={t('chart.region')}
      places={quarters.length}
      quarters={quarters.length}
      height={height}
      opensAtEnd
      axis={{ size: linesMargin.axis, draw: axis }}
      drawing={walk => (
        <>
          {axis(walk)}
          <LinesDrawing
            walk={walk}
            geometry={geometryOf(walk)}
            quarters={quarters}
            lineOf={lineOf}
            labelText={({ id, count, value }) =>
              count > 1 ? t('chart.together', { number: count }) : endText(id, value)
            }
          />
        </>
      )}
      spanOf={(active, walk) => geometryOf(walk).columns[active]}
      tooltipWidth={220}
      tooltip={active => (
        <>
          <QuarterTitle quarter={quarters[active] ?? 0} />
          {shown.map(line => (
            <TooltipLine key={line.id} mark={<LineSample />} name={line.name} line={lineOf(line.id)}>
              <Figure value={line.values[active]} kind={kind} />
            </TooltipLine>
          ))}
        </>
      )}
    />
  )
}

/** Renders the values of the chart as a table. */
export function LinesTable({ title, quarters, lines, kind = 'amount', nameTitle }: Props) {
  const { t } = useTranslation()
  return (
    <FigureTable caption={title}>
      <thead>
        <tr>
          <th scope="col">{nameTitle ?? t('chart.company')}</th>
          {quarters.map(quarter => (
            <th key={quarter} scope="col">
              {t('ui.quarterShort', { quarter })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.id}>
            <th scope="row">
              <bdi>{line.name}</bdi>
            </th>
            {quarters.map((quarter, index) => (
              <td key={quarter}>
                <Figure value={line.values[index]} kind={kind} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
