import type { Dashboard, Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Figure, type FigureKind } from '../../ui/figure.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import styles from './figures-card.module.css'

type Props = { dashboard: Dashboard; last: Result | undefined; before: Result | undefined }

type Row = {
  label: string
  sign?: string
  tone?: 'expense' | 'income' | 'total'
  kind: FigureKind
  /** Last quarter, then the one before when there is one. */
  values: readonly (number | undefined)[]
}

/** Expenses, income and net value of the last quarter beside the one before, then the quantities. */
export function FiguresCard({ dashboard, last, before }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const quarterLabel = (result: Result | undefined) =>
    result ? t('common:ui.quarterShort', { quarter: result.round.roundNb - 1 }) : t('dashboard.openingColumn')
  const columns = before ? [quarterLabel(last), quarterLabel(before)] : [quarterLabel(last)]
  const pair = (latest: number, of: (result: Result) => number) => (before ? [latest, of(before)] : [latest])
  const { figures, production } = dashboard
  const finance: Row[] = [
    {
      label: t('common:player.expenses'),
      sign: '\u2212',
      tone: 'expense',
      kind: 'amount',
      values: pair(figures.depenses, r => r.depenses),
    },
    {
      label: t('common:player.income'),
      sign: '+',
      tone: 'income',
      kind: 'amount',
      values: pair(figures.recettes, r => r.recettes),
    },
    {
      label: t('common:player.netValue'),
      sign: '=',
      tone: 'total',
      kind: 'amount',
      values: pair(figures.valeurNette, r => r.valeurSociete),
    },
  ]
  const quantities: Row[] = [
    {
      label: t('dashboard.made'),
      kind: 'integer',
      values: pair(production.nombreProduitsFabriques, r => r.nombreProduitsFabriques),
    },
    { label: t('dashboard.demanded'), kind: 'integer', values: pair(production.demande, r => r.demande) },
    {
      label: t('dashboard.sold'),
      kind: 'integer',
      values: pair(production.nombreProduitVendu, r => r.nombreProduitVendu),
    },
    {
      label: t('dashboard.unserved'),
      kind: 'integer',
      values: pair(last?.demandeNonSatisfaite ?? 0, r => r.demandeNonSatisfaite),
    },
    {
      label: t('dashboard.stock'),
      kind: 'integer',
      values: pair(production.nombreProduitStok, r => r.nombreProduitStok),
    },
    {
      label: t('dashboard.lost'),
      kind: 'integer',
      values: pair(last?.produitsPerdus ?? 0, r => r.produitsPerdus),
    },
  ]
  return (
    <>
      <FigureTable title={t('dashboard.finance')} columns={columns} rows={finance} />
      <FigureTable title={t('dashboard.production')} columns={columns} rows={quantities} />
    </>
  )
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
    <Card title={title} flush>
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
                  <Figure value={value} kind={row.kind} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  )
}
