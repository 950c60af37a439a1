import type { Dashboard, Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { Why } from '../../../domain/explanations/why.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Figure, type FigureKind } from '../../../ui/figure.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import styles from './figures-card.module.css'

type Props = { dashboard: Dashboard; last: Result | undefined; before: Result | undefined }

type Row = {
  label: string
  /** The key of the explanation of the latest figure. */
  figure: string
  sign?: string
  tone?: 'expense' | 'income' | 'total'
  kind: FigureKind
  /** The value of the last quarter, then of the quarter before when there is one. */
  values: readonly (number | undefined)[]
}

/** Returns a figure of the last quarter, and of the quarter before when there is one. */
const pair = (latest: number, before: Result | undefined, of: (result: Result) => number): number[] =>
  before ? [latest, of(before)] : [latest]

/** Shows expenses, income and net value of the last quarter next to the quarter before. */
export function FinanceCard({ dashboard, last, before }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { depenses, recettes, valeurNette } = dashboard.figures
  const rows: Row[] = [
    {
      label: t('common:player.expenses'),
      figure: 'result.depenses',
      sign: '\u2212',
      tone: 'expense',
      kind: 'amount',
      values: pair(depenses, before, result => result.depenses),
    },
    {
      label: t('common:player.income'),
      figure: 'result.recettes',
      sign: '+',
      tone: 'income',
      kind: 'amount',
      values: pair(recettes, before, result => result.recettes),
    },
    {
      label: t('common:player.netValue'),
      figure: 'result.valeurSociete',
      sign: '=',
      tone: 'total',
      kind: 'amount',
      values: pair(valeurNette, before, result => result.valeurSociete),
    },
  ]
  return <FigureTable title={t('dashboard.finance')} columns={useColumns(last, before)} rows={rows} />
}

type FigureKey = Exclude<
  keyof Result,
  '@id' | '@type' | 'round' | 'username' | 'kind' | 'rangHumain' | 'substitute' | 'alertes'
>

/** Shows the units produced, demanded, sold, unserved, stocked and lost. */
export function ProductionCard({ dashboard, last, before }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { production } = dashboard
  const row = (label: string, key: FigureKey, latest: number): Row => ({
    label,
    figure: `result.${key}`,
    kind: 'integer',
    values: pair(latest, before, result => result[key]),
  })
  const rows: Row[] = [
    row(t('dashboard.made'), 'nombreProduitsFabriques', production.nombreProduitsFabriques),
    row(t('dashboard.demanded'), 'demande', production.demande),
    row(t('dashboard.sold'), 'nombreProduitVendu', production.nombreProduitVendu),
    row(t('dashboard.unserved'), 'demandeNonSatisfaite', last?.demandeNonSatisfaite ?? 0),
    row(t('dashboard.stock'), 'nombreProduitStok', production.nombreProduitStok),
    row(t('dashboard.lost'), 'produitsPerdus', last?.produitsPerdus ?? 0),
  ]
  return <FigureTable title={t('dashboard.production')} columns={useColumns(last, before)} rows={rows} />
}

function useColumns(last: Result | undefined, before: Result | undefined): string[] {
  const { t } = useTranslation(['player', 'common'])
  if (!last) return [t('dashboard.openingColumn')]
  const shown = before ? [last, before] : [last]
  return shown.map(({ round }) => t('common:ui.quarterShort', { quarter: round.roundNb - 1 }))
}

function FigureTable({
  title,
  columns,
  rows,
}: {
  title: string
  columns: readonly string[]
  rows: readonly Row[]
}) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <Card title={title} flush late={rows.length * 50}>
      <PlainTable className={styles.table} caption={title}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('dashboard.column')}</span>
            </th>
            {columns.map(column => (
              <th key={column} scope="col">
                <bdi className="fig">{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.label} className={row.tone && styles[row.tone]}>
              <th scope="row">
                {row.sign && (
                  <span className={classNames('fig', styles.sign)} aria-hidden="true">
                    {row.sign}
                  </span>
                )}
                {row.label}
              </th>
              {row.values.map((value, index) => (
                <td key={columns[index]}>
                  {index === 0 ? (
                    <Why figure={row.figure} label={row.label}>
                      <Figure value={value} kind={row.kind} />
                    </Why>
                  ) : (
                    <Figure value={value} kind={row.kind} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  )
}
