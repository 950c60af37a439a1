import { bumpGeometry } from '@trimestre/chart/bump-geometry'
import type { ChartLine } from '@trimestre/chart/lines-geometry'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../button.tsx'
import { Change } from '../change.tsx'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'
import styles from './bump-chart.module.css'
import { BumpDrawing } from './bump-drawing.tsx'
import frame from './quarter-chart.module.css'
import { KeyboardPlot, type Walk } from './walkable-plot.tsx'

type Props = {
  title: string
  quarters: readonly number[]
  /** The places of the companies by quarter, sorted by their last one; a name may be empty. */
  lines: readonly ChartLine[]
  /** In pixels. */
  height?: number
}

/**
 * Renders the places of companies over quarters. The podium and those that moved most stand out in a large class; hover,
 * tap or arrow keys show any other company.
 */
export function BumpChart({ title, quarters, lines, height = 450 }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const [asTable, setAsTable] = useState(false)
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
      {asTable ? (
        <PlacesTable title={title} quarters={quarters} lines={lines} />
      ) : (
        <BumpPlot quarters={quarters} lines={lines} height={height} />
      )}
    </figure>
  )
}

/** The size of the labels in pixels; the projector enlarges the root font. */
const labelSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.875

function BumpPlot({ quarters, lines, height }: Required<Omit<Props, 'title'>>) {
  const { t } = useTranslation()
  const geometryOf = ({ width, rtl, zoom }: Walk) =>
    bumpGeometry(lines, quarters.length, { width, height, text: labelSize() / zoom, rtl })
  return (
    <KeyboardPlot
      label={t('chart.regionCompanies')}
      places={lines.length}
      quarters={0}
      height={height}
      isList
      drawing={walk => (
        <BumpDrawing {...walk} geometry={geometryOf(walk)} lines={lines} quarters={quarters} />
      )}
      // The tooltip tells of a whole line, so that it has its place next to the middle of the plot.
      spanOf={(_active, { width }) => ({ start: width / 2, width: 0 })}
      tooltip={active => <PlacesTip line={lines[active]} quarters={quarters} />}
    />
  )
}

/** The largest number of quarters in a tooltip, the newest ones. */
const tipQuarters = 6

type TipProps = { line: ChartLine | undefined; quarters: readonly number[] }

function PlacesTip({ line, quarters }: TipProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!line) return null
  const from = Math.max(0, quarters.length - tipQuarters)
  return (
    <>
      <div className={frame.tooltipTitle}>
        <LineName line={line} />
      </div>
      {quarters.slice(from).map((quarter, index) => {
        const [before, now] = [line.values[from + index - 1], line.values[from + index]]
        return (
          <div key={quarter} className={frame.tooltipLine}>
            <bdi className="fig">{t('ui.quarterShort', { quarter })}</bdi>
            <span className={styles.move}>
              {typeof before === 'number' && typeof now === 'number' && <Change delta={before - now} />}
            </span>
            <span className={frame.tooltipFigure}>
              {typeof now === 'number' ? format.integer(now) : <Figure value={null} />}
            </span>
          </div>
        )
      })}
    </>
  )
}

/** Renders the name of a company; one without a name is told by its last place. */
function LineName({ line: { name, values } }: { line: ChartLine }) {
  const { t } = useTranslation()
  return <bdi>{name || t('chart.numbered', { place: values.at(-1) ?? '–' })}</bdi>
}

/** Renders the places of the chart as a table. */
function PlacesTable({ title, quarters, lines }: Omit<Props, 'height'>) {
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
              <LineName line={line} />
            </th>
            {quarters.map((quarter, index) => (
              <td key={quarter}>
                <Figure value={line.values[index]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
