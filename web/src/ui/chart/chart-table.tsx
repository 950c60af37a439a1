import { type QuarterPoint, seriesNames } from '@trimestre/chart/quarter-point'
import { useTranslation } from 'react-i18next'
import { Figure } from '../figure.tsx'
import { FigureTable } from '../table/figure-table.tsx'

/** Renders the figures of the chart as a table. */
export function ChartTable({ points }: { points: readonly QuarterPoint[] }) {
  const { t } = useTranslation()
  return (
    <FigureTable caption={t('chart.title')}>
      <thead>
        <tr>
          <th scope="col">{t('chart.quarter')}</th>
          {seriesNames.map(name => (
            <th key={name} scope="col">
              {t(`chart.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(point => (
          <tr key={point.quarter}>
            <th scope="row">{t('ui.quarterShort', { quarter: point.quarter })}</th>
            {seriesNames.map(name => (
              <td key={name}>
                <Figure value={point[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
