import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadingDirection } from '../../i18n/i18n.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import { chartHeight, chartWidth } from './geometry.ts'
import styles from './lines-chart.module.css'
import { LinesDrawing } from './lines-drawing.tsx'
import { type ChartLine, linesGeometry } from './lines-geometry.ts'
import frame from './quarter-chart.module.css'

/** `lines` up to eight: more could not be told apart. Amounts in BA. */
type Props = { title: string; quarters: readonly number[]; lines: readonly ChartLine[] }

/** One amount of several companies by quarter; colour, dashes and the name tell them apart. */
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

/** The line in small. */
function LineSample() {
  return (
    <svg width="28" height="14" viewBox="0 0 28 14" aria-hidden="true">
      <path d="M1 7h26" className={styles.line} />
      <circle cx="14" cy="7" r="4" className={styles.mark} />
    </svg>
  )
}

/** The drawing in its scrolling place; hover, tap or arrows show the values of a quarter. */
function LinesPlot({ quarters, lines }: Omit<Props, 'title'>) {
  const { t } = useTranslation()
  const rtl = useReadingDirection() === 'rtl'
  const { ref, width: place } = useElementSize()
  const [active, setActive] = useState<number | null>(null)
  const width = chartWidth(place, quarters.length)
  const geometry = linesGeometry(lines, quarters.length, width, rtl)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null)
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
    const last = quarters.length - 1
    const from = active ?? (event.key === forward ? -1 : quarters.length)
    const next = { [forward]: from + 1, [backward]: from - 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(Math.min(last, Math.max(0, next)))
  }
  const column = active === null ? undefined : geometry.columns[active]
  return (
    <div ref={ref} className={frame.measure}>
      <div className={frame.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing one walks through with arrows has no element */}
        <div
          className={frame.plot}
          style={{ inlineSize: width }}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move between quarters
          tabIndex={0}
          aria-label={t('chart.region')}
          onKeyDown={onKeyDown}
          onMouseLeave={() => setActive(null)}
          onBlur={() => setActive(null)}
        >
          <svg width={width} height={chartHeight} className={frame.svg} aria-hidden="true">
            <LinesDrawing
              geometry={geometry}
              quarters={quarters}
              active={active}
              rtl={rtl}
              onPoint={setActive}
            />
          </svg>
          {column && active !== null && (
            <ValuesTip
              quarter={quarters[active]}
              lines={lines}
              index={active}
              at={column.centre}
              width={width}
            />
          )}
        </div>
      </div>
    </div>
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

/** The same values as the drawing, as a table. */
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
