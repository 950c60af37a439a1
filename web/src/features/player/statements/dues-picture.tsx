import type { DueLine } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { InOutChart } from '../../../ui/chart/in-out-chart.tsx'
import { duesByQuarter } from './dues-by-quarter.ts'

/** Charts what is due in each coming quarter, up to the last due date. */
export default function DuesPicture({ lines, quarter }: { lines: readonly DueLine[]; quarter: number }) {
  const { t } = useTranslation(['player', 'common'])
  const last = Math.max(...lines.map(({ trimestre }) => trimestre))
  return (
    <Card>
      <InOutChart
        title={t('statements.duesPicture')}
        names={{ received: t('statements.dueIn'), paid: t('statements.dueOut') }}
        points={duesByQuarter(lines, { quarter, count: last - quarter })}
      />
    </Card>
  )
}
