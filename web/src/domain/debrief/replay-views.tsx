import type { Replay, ReplayFigure } from '@trimestre/contract/debrief'
import { useTranslation } from 'react-i18next'
import { CloudChart } from '../../ui/chart/cloud-chart.tsx'
import { LinesChart } from '../../ui/chart/lines-chart.tsx'
import { Figure, type FigureKind } from '../../ui/figure.tsx'
import { FigureTable } from '../../ui/table/figure-table.tsx'
import styles from './replay.module.css'
import {
  allUnits,
  allValues,
  marketPoints,
  type OwnCompany,
  replayRows,
  tableFigures,
  unitLines,
  valueLines,
} from './replay-model.ts'

export type ViewProps = {
  replay: Replay
  /** The index of the quarter shown. */
  step: number
  /** The company whose own figures they are; without one, they are those of a class. */
  own?: OwnCompany | undefined
  showRanking: boolean
  /** The height of a chart in pixels. */
  height?: number | undefined
}

const quartersOf = ({ quarters }: Replay): number[] => quarters.map(({ quarter }) => quarter)

/** Shows the values of the companies, quarter by quarter. */
export function ValueView({ replay, step, own, height }: ViewProps) {
  const { t } = useTranslation('debrief')
  const names = { highest: t('range.highest'), middle: t('range.middle'), lowest: t('range.lowest') }
  return (
    <LinesChart
      title={t('view.value')}
      quarters={quartersOf(replay)}
      lines={valueLines(replay, step, names, own)}
      scale={{ within: allValues(replay, 'valeurSociete') }}
      height={height}
    />
  )
}

/** Shows price and market share of the companies in a quarter. */
export function MarketView({ replay, step, own, height }: ViewProps) {
  const { t } = useTranslation('debrief')
  return (
    <CloudChart
      title={t('view.market')}
      across={{ label: t('figure.prixVente'), kind: 'price' }}
      upwards={{ label: t('figure.partMarche'), kind: 'percent' }}
      points={marketPoints(replay, step, own)}
      scale={{ within: { x: allValues(replay, 'prixVente'), y: allValues(replay, 'partMarche') } }}
      height={height}
    />
  )
}

/** Shows the units that were made, demanded and left in stock. */
export function UnitsView({ replay, step, own, height }: ViewProps) {
  const { t } = useTranslation('debrief')
  const names = {
    nombreProduitsFabriques: t('units.nombreProduitsFabriques'),
    demande: t('units.demande'),
    nombreProduitStok: t('units.nombreProduitStok'),
  }
  return (
    <LinesChart
      title={t(own === undefined ? 'view.units' : 'units.own')}
      quarters={quartersOf(replay)}
      lines={unitLines(replay, step, names, own)}
      kind="integer"
      axisTitle={t('units.axis')}
      nameTitle={t('units.column')}
      scale={{ within: [0, ...allUnits(replay, own)] }}
      height={height}
    />
  )
}

const kinds: Partial<Record<ReplayFigure, FigureKind>> = {
  valeurSociete: 'amount',
  prixVente: 'price',
  partMarche: 'percent',
}

/** Lists the companies with the figures that everybody knows. */
export function TableView({ replay, step, own, showRanking }: ViewProps) {
  const { t } = useTranslation('debrief')
  const title = t('view.tableOf', { quarter: replay.quarters[step]?.quarter ?? 0 })
  return (
    <section className={styles.table}>
      <h3>{title}</h3>
      <FigureTable caption={title}>
        <thead>
          <tr>
            {showRanking && <th scope="col">{t('figure.classement')}</th>}
            <th scope="col" className={styles.company}>
              {t('figure.company')}
            </th>
            {tableFigures.map(figure => (
              <th key={figure} scope="col">
                {t(`figure.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {replayRows(replay, step, showRanking, own).map(({ companyId, label, rank, figures }) => (
            <tr key={companyId} className={companyId === own?.id ? styles.own : undefined}>
              {showRanking && (
                <td>
                  <Figure value={rank} />
                </td>
              )}
              <th scope="row" className={styles.company}>
                <bdi>{label}</bdi>
              </th>
              {tableFigures.map(figure => (
                <td key={figure}>
                  <Figure value={figures[figure]} kind={kinds[figure] ?? 'integer'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </section>
  )
}
