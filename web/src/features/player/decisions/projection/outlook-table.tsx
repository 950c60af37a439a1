import { useTranslation } from 'react-i18next'
import { Figure } from '../../../../ui/figure.tsx'
import styles from './outlook-table.module.css'
import type { WhatIf } from './use-projection.ts'
import { customerLines, figureOf } from './what-if.ts'

const columns = ['low', 'expected', 'high'] as const

/** Shows the quarter with the typed values for few customers, for those expected, and for many. */
export function OutlookTable({ whatIf }: { whatIf: WhatIf }) {
  const { t } = useTranslation('player')
  const projections = [whatIf.low, whatIf.now, whatIf.high]
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('projection.outlook')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`projection.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {customerLines.map(line => (
            <tr key={line.key}>
              <th scope="row">
                {line.key === 'demande' ? t('projection.customers') : t(`figure.${line.key as 'liquidites'}`)}
              </th>
              {projections.map((projection, index) => (
                <td key={columns[index]}>
                  <Figure value={figureOf(projection, line)} kind={line.kind} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
