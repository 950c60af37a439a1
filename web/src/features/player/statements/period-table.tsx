import { useTranslation } from 'react-i18next'
import { Why } from '../../../domain/explanations/why.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { Amount } from './amount.tsx'
import { LineSign } from './line-sign.tsx'
import type { PeriodLine } from './period-lines.ts'
import styles from './period-table.module.css'
import type { StatementFile } from './statement-file.ts'

/** A line with its text, and the engine's name of its figure when that can be explained. */
type NamedLine = PeriodLine & { label: string; figure?: string }
export type NamedGroup = { title: string; lines: readonly NamedLine[] }

type Props = { caption: string; quarter: number; groups: readonly NamedGroup[] }

/** Renders a statement in groups, with the amounts of the quarter and of the financial year to date. */
export function PeriodTable({ caption, quarter, groups }: Props) {
  const { t } = useTranslation('player')
  return (
    <PlainTable className={styles.table} caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('statements.line')}</th>
          <th scope="col">{t('statements.quarter', { quarter })}</th>
          <th scope="col">{t('statements.yearToDate')}</th>
        </tr>
      </thead>
      {groups.map(({ title, lines }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.heading}>
              {title}
            </th>
          </tr>
          {lines.map(line => (
            <LineRow key={line.code} line={line} />
          ))}
        </tbody>
      ))}
    </PlainTable>
  )
}

function LineRow({ line: { role, label, figure, quarter, year } }: { line: NamedLine }) {
  const amount = <Amount value={quarter} />
  return (
    <tr className={classNames(role === 'subtotal' && styles.subtotal, role === 'total' && styles.total)}>
      <th scope="row">
        <LineSign role={role} />
        {label}
      </th>
      <td>
        {figure === undefined ? (
          amount
        ) : (
          <Why figure={figure} label={label}>
            {amount}
          </Why>
        )}
      </td>
      <td>
        <Amount value={year} />
      </td>
    </tr>
  )
}

/** Returns the rows of such a statement as a file; a heading is a row without amounts. */
export const periodRows = (groups: readonly NamedGroup[]): StatementFile['rows'] =>
  groups.flatMap(({ title, lines }) => [
    [title, null, null],
    ...lines.map(({ label, quarter, year }) => [label, quarter, year]),
  ])

/** Returns the columns of a statement with the amounts of the quarter and of the financial year to date. */
export function usePeriodColumns(quarter: number): StatementFile['columns'] {
  const { t } = useTranslation('player')
  return [
    { label: t('statements.line'), kind: 'text' },
    { label: t('statements.quarter', { quarter }), kind: 'amount' },
    { label: t('statements.yearToDate'), kind: 'amount' },
  ]
}
