import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import styles from './lines-chart.module.css'
import { LinesDrawing } from './lines-drawing.tsx'
import { type ChartLine, linesGeometry } from './lines-geometry.ts'
import frame from './quarter-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

/** `lines` has at most eight items, because more could not be distinguished. Amounts are in BA. */
type Props = { title: string; quarters: readonly number[]; lines: readonly ChartLine[] }

/** Renders one amount of several companies by quarter; colour, dashes and name distinguish the companies. */
export function LinesChart({ title, quarters, lines }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={frame.chart} aria-labelledby={titleId}>
      <div className={frame.head}>
        <figcaption id={titleId} className={frame.title}>
          {title}
        </figcaption>
        {lines.length > 0 && (
          <Button variant="text" small onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'ui.showChart' : 'ui.showTable')}
          </Button>
        )}
      </div>
      {lines.length === 0 && <EmptyState />}
      {lines.length > 0 && asTable && <LinesTable title={title} quarters={quarters} lines={lines} />}
      {lines.length > 0 && !asTable && (
        <>
          <LinesPlot quarters={quarters} lines={lines} />
          <ul className={styles.legend}>
            {lines.map((line, index) => (
              <li key={line.id} data-line={index}>
                <LineSample />
                <bdi>{line.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </figure>
  )
}

/** Renders a short sample of the line. */
function LineSample() {
  return (
    <svg width="28" height="14" viewBox="0 0 28 14" aria-hidden="true">
      <path d="M1 7h26" className={styles.line} />
      <circle cx="14" cy="7" r="4" className={styles.mark} />
    </svg>
  )
}

/** Renders the plot of the lines; hover, tap or arrow keys show the values of a quarter. */
function LinesPlot({ quarters, lines }: Omit<Props, 'title'>) {
  const { t } = useTranslation()
  const geometryOf = ({ width, rtl }: Walk) => linesGeometry(lines, quarters.length, width, rtl)
  return (
    <KeyboardPlot
      label={t('chart.region')}
      places={quarters.length}
      quarters={quarters.length}
      opensAtEnd
      drawing={walk => <LinesDrawing {...walk} geometry={geometryOf(walk)} quarters={quarters} />}
      tooltip={(active, walk) => (
        <ValuesTip
          quarter={quarters[active]}
          lines={lines}
          index={active}
          at={geometryOf(walk).columns[active]?.centre ?? 0}
          width={walk.width}
        />
      )}
    />
  )
}

const tipWidth = 220

type TipProps = {
  quarter: number | undefined
  lines: readonly ChartLine[]
  index: number
  at: number
  width: number
}

function ValuesTip({ quarter, lines, index, at, width }: TipProps) {
  const { t } = useTranslation()
  const left = Math.min(width - tipWidth - 8, Math.max(8, at - tipWidth / 2))
  return (
    <div className={frame.tooltip} style={{ left, width: tipWidth }} role="status">
      <div className={frame.tooltipTitle}>
        {t('chart.quarter')} <bdi className="fig">{quarter}</bdi>
      </div>
      {lines.map((line, place) => (
        <div key={line.id} className={frame.tooltipLine} data-line={place}>
          <LineSample />
          <bdi className={styles.tipName}>{line.name}</bdi>
          <Figure value={line.values[index]} kind="amount" className={frame.tooltipFigure} />
        </div>
      ))}
    </div>
  )
}

/** Renders the values of the chart as a table. */
function LinesTable({ title, quarters, lines }: Props) {
  const { t } = useTranslation()
  return (
    <FigureTable caption={title}>
      <thead>
        <tr>
          <th scope="col">{t('chart.company')}</th>
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
                <Figure value={line.values[index]} kind="amount" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
