import type { ResultColumn } from '@trimestre/contract/result-columns'
import type { Comparison } from '@trimestre/contract/rounds'
import type { FigureKind } from '../../../../ui/figure.tsx'
import { columnLabel, kindOf } from '../expert-columns.tsx'

type Value = Comparison['companies'][number]['figures'][number]['from']

export type FigureRow = {
  companyId: number
  username: string
  name: string
  label: string
  kind: FigureKind
  from: Value
  to: Value
}

/** Returns a row for each figure of a company that differs; `budgetpub` repeats `budgetPub`. */
export function figureRows(
  t: Parameters<typeof columnLabel>[0],
  companies: Comparison['companies'],
  columns: readonly ResultColumn[],
): FigureRow[] {
  const known = new Map<string, ResultColumn>(columns.map(column => [column.name, column]))
  return companies.flatMap(({ companyId, username, figures }) =>
    figures
      .filter(({ name }) => name !== 'budgetpub')
      .map(({ name, from, to }) => {
        const column = known.get(name)
        const label = column ? columnLabel(t, column) : name
        return { companyId, username, name, label, kind: column ? kindOf(column) : 'number', from, to }
      }),
  )
}
