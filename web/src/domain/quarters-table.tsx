import { useTranslation } from 'react-i18next'
import { Figure, type FigureKind } from '../ui/figure.tsx'
import { FigureTable } from '../ui/table/figure-table.tsx'
import { HiddenMark } from './staff/hidden-mark.tsx'

export type QuartersRow = {
  id: number | string
  name: string
  kind: FigureKind
  /** One value for each quarter; undefined where there is none. */
  values: readonly (number | undefined)[]
}

type Props = {
  caption: string
  rowTitle: string
  quarters: readonly number[]
  /** The quarter that players do not see yet. */
  hidden?: number | undefined
  rows: readonly QuartersRow[]
}

/** Renders figures by quarter: one row for each company, or for each figure of a company. */
export function QuartersTable({ caption, rowTitle, quarters, hidden, rows }: Props) {
  const { t } = useTranslation()
  return (
    <FigureTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {quarters.map(quarter => (
            <th key={quarter} scope="col">
              {t('ui.quarterShort', { quarter })} {quarter === hidden && <HiddenMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, kind, values }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {quarters.map((quarter, index) => (
              <td key={quarter}>
                <Figure value={values[index]} kind={kind} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  )
}
