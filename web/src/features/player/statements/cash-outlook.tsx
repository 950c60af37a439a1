import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { Card } from '../../../ui/card.tsx'
import { InOutChart } from '../../../ui/chart/in-out-chart.tsx'
import { useStatement } from './api.ts'
import { duesByQuarter } from './dues-by-quarter.ts'

const quartersAhead = 4

type Props = { companyId: number; roundNb: number; quarter: number; cash: number }

/** Shows the cash of the four coming quarters as far as dues already determine it, without any new decision. */
export default function CashOutlook({ companyId, roundNb, quarter, cash }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const dues = useStatement('dues', companyId, roundNb)
  return (
    <QueryBoundary query={dues}>
      {lines => (
        <Card>
          <InOutChart
            title={t('statements.outlook')}
            hint={t('statements.outlookHint')}
            names={{
              received: t('statements.dueIn'),
              paid: t('statements.dueOut'),
              level: t('statements.outlookCash'),
            }}
            points={duesByQuarter(lines, { quarter, count: quartersAhead, cash })}
          />
        </Card>
      )}
    </QueryBoundary>
  )
}
