import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import { type ExpertRow, lastQuarter, quarterOf, valueLine } from '../../../domain/staff/game-results.ts'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { useRanking } from '../../../domain/use-ranking.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinesChart } from '../../../ui/chart/lines-chart.tsx'
import { MultiSelectField } from '../../../ui/multi-select-field.tsx'
import styles from './game-overview.module.css'

const firstCount = 5
/** More lines would be indistinguishable. */
const linesMax = 8

/** Charts the net value of the first five companies, or of the selected ones, by quarter. */
export function ValuesCard({ rows }: { rows: readonly ExpertRow[] }) {
  const { t } = useTranslation(['common', 'overview'])
  const last = useMemo(() => lastQuarter(rows), [rows])
  const standings = useRanking(last)
  const ranked = [...standings.ranked, ...standings.apart]
  const [chosen, setChosen] = useState(() => ranked.slice(0, firstCount).map(row => String(row.companyId)))
  const quarters = useMemo(() => [...new Set(rows.map(quarterOf))].sort((one, other) => one - other), [rows])
  // A company that was reset has no results.
  const shown = chosen.filter(id => ranked.some(row => String(row.companyId) === id))
  const nameOf = useNameWithSeat()
  const names = new Map(ranked.map(row => [row.companyId, nameOf(row)]))
  const lines = shown.map(id => {
    const line = valueLine(rows, Number(id), quarters)
    return { ...line, name: names.get(line.id) ?? line.name }
  })
  return (
    <Card>
      <HiddenQuarterMark quarter={hiddenQuarterOf(rows)} />
      <div className={styles.stack}>
        <LinesChart title={t('overview:values')} quarters={quarters} lines={lines} />
        <div data-screen-only>
          <MultiSelectField
            label={t('overview:valuesOf')}
            hint={t('overview:valuesHint', { count: linesMax })}
            choices={ranked.map(row => ({ value: String(row.companyId), label: nameOf(row) }))}
            value={shown}
            onChange={next => setChosen(next.slice(0, linesMax))}
            noMatch={t('overview:noCompany')}
            clearLabel={t('table.clearFilter')}
          />
        </div>
      </div>
    </Card>
  )
}
