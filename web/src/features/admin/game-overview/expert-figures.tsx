import type { ResultColumn } from '@trimestre/contract/result-columns'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import {
  type ExpertRow,
  figureColumns,
  figureLines,
  lastQuarter,
  quarterOf,
} from '../../../domain/staff/game-results.ts'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { CloudChart } from '../../../ui/chart/cloud-chart.tsx'
import { SmallMultiples } from '../../../ui/chart/small-multiples.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { columnLabel, kindOf } from './expert-columns.tsx'
import styles from './expert-figures.module.css'

type Props = { columns: readonly ResultColumn[]; rows: readonly ExpertRow[] }

/** Charts one figure of every company by quarter, or two figures against each other in one quarter. */
export default function ExpertFigures({ columns, rows }: Props) {
  const { t } = useTranslation(['common', 'overview', 'player', 'catalogue'])
  const nameOf = useNameWithSeat()
  const names = new Map(lastQuarter(rows).map(row => [row.companyId, nameOf(row)]))
  const figures = useMemo(
    () =>
      figureColumns(columns).map(column => ({
        value: column.name,
        label: columnLabel(t, column),
        kind: kindOf(column),
      })),
    [t, columns],
  )
  const quarters = useMemo(() => [...new Set(rows.map(quarterOf))].sort((one, other) => one - other), [rows])
  const [first, setFirst] = useState('prixVente')
  const [second, setSecond] = useState('partMarche')
  const [chosenQuarter, setQuarter] = useState<number>()
  const quarter = chosenQuarter ?? quarters.at(-1) ?? 0
  const across = figures.find(({ value }) => value === first) ?? figures[0]
  const upwards = figures.find(({ value }) => value === second)
  if (!across) return null
  return (
    <Card
      title={
        <>
          {t('overview:figures.title')} <HiddenQuarterMark quarter={hiddenQuarterOf(rows)} />
        </>
      }
      subtitle={t('overview:figures.lead')}
    >
      <div className={styles.stack}>
        <div className={styles.choice} data-screen-only>
          <SelectField
            label={t('overview:figures.first')}
            choices={figures}
            value={across.value}
            onChange={event => setFirst(event.currentTarget.value)}
          />
          <SelectField
            label={t('overview:figures.second')}
            choices={[{ value: '', label: t('overview:figures.none') }, ...figures]}
            value={second}
            onChange={event => setSecond(event.currentTarget.value)}
          />
          {upwards && (
            <SelectField
              label={t('field.quarter')}
              choices={quarters.map(value => ({ value, label: t('ui.quarterShort', { quarter: value }) }))}
              value={quarter}
              onChange={event => setQuarter(Number(event.currentTarget.value))}
            />
          )}
        </div>
        {upwards ? (
          <CloudChart
            title={t('overview:figures.against', { first: across.label, second: upwards.label, quarter })}
            across={across}
            upwards={upwards}
            scale={{ upwardsFromZero: false }}
            points={rows
              .filter(row => quarterOf(row) === quarter)
              .map(row => ({
                id: row.companyId,
                name: nameOf(row),
                x: row[across.value as 'demande'],
                y: row[upwards.value as 'demande'],
              }))}
          />
        ) : (
          <SmallMultiples
            title={across.label}
            quarters={quarters}
            lines={figureLines(rows, across.value, quarters).map(line => ({
              ...line,
              name: names.get(line.id) ?? line.name,
            }))}
            kind={across.kind}
            falling={across.value === 'classement'}
          />
        )}
      </div>
    </Card>
  )
}
