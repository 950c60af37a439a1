import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { readNumber } from '../number-text.ts'
import { type ColumnFilters, operators, readFigureFilter } from './column-filters.ts'
import styles from './data-table.module.css'
import type { DataColumn } from './table-model.ts'

type Props<R> = {
  columns: readonly DataColumn<R>[]
  filters: ColumnFilters
  hasActions: boolean
  onFilter(columnId: string, filter: string): void
}

/** Renders, below the column headers, the filter of each column. */
export function ColumnFilterRow<R>({ columns, filters, hasActions, onFilter }: Props<R>) {
  return (
    <tr className={styles.filterRow} data-screen-only>
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        const Filter = column.figure ? FigureFilter : TextFilter
        return (
          <Cell key={column.id}>
            <Filter
              header={column.header}
              filter={filters[column.id] ?? ''}
              onFilter={filter => onFilter(column.id, filter)}
            />
          </Cell>
        )
      })}
      {hasActions && <td />}
    </tr>
  )
}

type FilterProps = { header: string; filter: string; onFilter(filter: string): void }

function TextFilter({ header, filter, onFilter }: FilterProps) {
  const { t } = useTranslation()
  return (
    <input
      type="text"
      className={styles.columnFilter}
      aria-label={t('table.filterColumn', { column: header })}
      autoComplete="off"
      value={filter}
      onChange={event => onFilter(event.currentTarget.value)}
    />
  )
}

/** Renders « > », « < » or « = », and the figure to compare with. */
function FigureFilter({ header, filter, onFilter }: FilterProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { operator, typed } = readFigureFilter(filter)
  const { value, isDoubtful } = readNumber(format.language, typed)
  const write = (nextOperator: string, nextTyped: string) =>
    onFilter(nextTyped === '' && nextOperator === '>' ? '' : `${nextOperator}${nextTyped}`)
  return (
    <span className={styles.figureFilter}>
      <select
        // The operator would be mirrored from right to left: « > » would be displayed as « < ».
        dir="ltr"
        aria-label={t('table.compareColumn', { column: header })}
        value={operator}
        onChange={event => write(event.currentTarget.value, typed)}
      >
        {operators.map(choice => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <input
        type="text"
        className={classNames(styles.columnFilter, 'fig')}
        aria-label={t('table.filterColumn', { column: header })}
        autoComplete="off"
        value={typed}
        onChange={event => write(operator, event.currentTarget.value)}
      />
      {isDoubtful && value !== null && (
        <span className={styles.understood} role="status">
          {t('ui.readAs', { value: format.number(value) })}
        </span>
      )}
    </span>
  )
}
