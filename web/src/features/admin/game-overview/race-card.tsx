import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { useNameWithSeat } from '../../../domain/seat-word.tsx'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { placesOf } from '../../../domain/staff/places.ts'
import { useRankedRows } from '../../../domain/staff/ranked-rows.ts'
import { Card } from '../../../ui/card.tsx'
import { BumpChart } from '../../../ui/chart/bump-chart.tsx'

/** Charts the places of the companies that are ranked by quarter. */
export default function RaceCard({ rows }: { rows: readonly ExpertRow[] }) {
  const { t } = useTranslation()
  const ranked = useRankedRows(rows)
  const nameOf = useNameWithSeat()
  const { quarters, companies } = useMemo(() => placesOf(ranked, nameOf), [ranked, nameOf])
  return (
    <Card>
      <HiddenQuarterMark quarter={hiddenQuarterOf(rows)} />
      <BumpChart title={t('chart.places')} quarters={quarters} lines={companies} />
    </Card>
  )
}
