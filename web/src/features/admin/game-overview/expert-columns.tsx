import type { ResultColumn } from '@trimestre/contract/result-columns'
import i18next, { type TFunction } from 'i18next'
import { CompanyNameLink } from '../../../domain/company-name-link.tsx'
import { type ExpertRow, quarterOf } from '../../../domain/staff/game-results.ts'
import { HiddenMark } from '../../../domain/staff/hidden-mark.tsx'
import { Figure, type FigureKind } from '../../../ui/figure.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import styles from './game-overview.module.css'

type Texts = TFunction<['common', 'overview', 'player', 'catalogue']>

/** Columns with unit prices show two decimals; other amounts are whole. */
const unitPrices: readonly string[] = ['prixVente', 'prixProduit']

const kinds: Partial<Record<ResultColumn['type'], FigureKind>> = {
  amount: 'amount',
  percent: 'percent',
  integer: 'integer',
  number: 'number',
}

/** Returns the columns that the server announces, named in the user's language: player and quarter first, ids last. */
export function expertColumns(t: Texts, given: readonly ResultColumn[]): DataColumn<ExpertRow>[] {
  const place = ({ name }: ResultColumn) => {
    if (name === 'username') return 0
    if (name === 'round') return 1
    return recordColumns.includes(name) ? 3 : 2
  }
  return [...given].sort((one, other) => place(one) - place(other)).map(column => expertColumn(t, column))
}

/** The columns with record ids, which are only useful to programs. */
export const recordColumns: readonly string[] = ['id', 'companyId', 'userId']

function expertColumn(t: Texts, column: ResultColumn): DataColumn<ExpertRow> {
  const name: string = column.name
  const shared = { id: name, header: columnLabel(t, column) }
  if (name === 'round')
    return {
      ...shared,
      figure: true,
      namesRow: true,
      value: quarterOf,
      cell: row => (
        <>
          <bdi className="fig">{t('ui.quarterShort', { quarter: quarterOf(row) })}</bdi>
          {row.state === 'hidden' && (
            <>
              {' '}
              <HiddenMark />
            </>
          )}
        </>
      ),
    }
  if (name === 'alertes') {
    const alerts = (row: ExpertRow) => row.alertes.map(alert => alertText(t, alert)).join(', ')
    return { ...shared, value: alerts, cell: row => <span className={styles.alerts}>{alerts(row)}</span> }
  }
  if (name === 'username')
    return {
      ...shared,
      value: row => row.username,
      cell: row => <CompanyNameLink companyId={row.companyId}>{row.username}</CompanyNameLink>,
    }
  if (name === 'kind') return { ...shared, value: row => kindText(t, row.kind) }
  if (name === 'state')
    return {
      ...shared,
      value: row => t(row.state === 'hidden' ? 'hidden.mark' : 'overview:hidden.published'),
    }
  const kind = kindOf(column)
  const figureOf = (row: ExpertRow) => row[name as 'demande']
  return {
    ...shared,
    figure: true,
    value: figureOf,
    cell: row => <Figure value={figureOf(row)} kind={recordColumns.includes(name) ? 'number' : kind} />,
  }
}

const kindText = (t: Texts, kind: ExpertRow['kind']): string | undefined =>
  kind === 'human' ? t('overview:heldBy.human') : kind && t(`seat.${kind}`)

/** Returns how a figure is written. */
export const kindOf = ({ name, type }: ResultColumn): FigureKind =>
  unitPrices.includes(name) ? 'price' : (kinds[type] ?? 'number')

/** Returns the name of a figure that players know; a figure without one keeps the label of the server. */
export function columnLabel(t: Texts, { name, label }: ResultColumn): string {
  const own = {
    username: 'overview:player',
    round: 'field.quarter',
    id: 'overview:column.id',
    companyId: 'overview:column.company',
    userId: 'overview:column.player',
    alertes: 'overview:column.alerts',
    seat: 'overview:column.seat',
    kind: 'overview:column.kind',
    rangHumain: 'ranking.people',
    state: 'overview:hidden.state',
    budgetpub: 'player:figure.budgetPub',
  } as const
  if (name in own) return t(own[name as keyof typeof own])
  const key = `figure.${name}`
  return i18next.exists(key, { ns: 'player' }) ? t(`player:${key}` as 'player:figure.demande') : label
}

/** Formats an alert, « Plafonné : Emprunt » for `PLAFOND:emprunt`; returns a code without a text unchanged. */
export function alertText(t: Texts, alert: string): string {
  const [code = '', decision] = alert.split(':')
  const key = `alert.${code}`
  const name = i18next.exists(key, { ns: 'overview' })
    ? t(`overview:${key}` as 'overview:alert.RUPTURE')
    : code
  if (!decision) return name
  const label = `item.${decision}.label`
  const what = i18next.exists(label, { ns: 'catalogue' })
    ? t(`catalogue:${label}` as 'catalogue:item.prixVente.label')
    : decision
  return t('overview:alertOn', { alert: name, decision: what })
}
