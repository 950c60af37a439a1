import type { StatementLine } from '@trimestre/contract/statements'
import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { useTranslation } from 'react-i18next'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { lineName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { cashFlowOrder, financingOrder } from './flow-lines.ts'
import { periodGroups } from './period-lines.ts'
import { type NamedGroup, PeriodTable, periodRows, usePeriodColumns } from './period-table.tsx'
import { Simplifications } from './simplifications.tsx'

/** Shows where the money of a quarter and of the financial year came from: resources and uses, then cash flows. */
export function FinancingPanel() {
  const { t } = useTranslation('player')
  return (
    <PlayedQuarters empty={t('statements.noneYet')}>
      {shown => (
        <>
          <Financing {...shown} />
          <CashFlow {...shown} />
          <Simplifications />
        </>
      )}
    </PlayedQuarters>
  )
}

function Financing({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation('player')
  const financing = useStatement('financing', companyId, roundNb)
  return (
    <QueryBoundary query={financing}>
      {lines => (
        <FlowsCard
          name={`tableau-de-financement-t${quarter}`}
          title={t('statements.financingOf', { quarter, year: yearOfQuarter(quarter) })}
          lead={t('statements.financingLead')}
          quarter={quarter}
          groups={periodGroups(financingOrder, lines).map(({ heading, lines }) => ({
            title: t(`statements.financing.${heading}`),
            lines: lines.map(line => ({ ...line, label: lineName(t, line) })),
          }))}
        />
      )}
    </QueryBoundary>
  )
}

/** In cash flows the change in the requirement has the opposite sign, and a name that says so. */
const inCashFlow = (line: StatementLine): StatementLine =>
  line.code === 'variationBesoinFondsRoulement' ? { ...line, code: 'incidenceBesoinFondsRoulement' } : line

function CashFlow({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation('player')
  const flows = useStatement('cash-flow', companyId, roundNb)
  return (
    <QueryBoundary query={flows}>
      {lines => (
        <FlowsCard
          name={`flux-de-tresorerie-t${quarter}`}
          title={t('statements.cashFlowOf', { quarter, year: yearOfQuarter(quarter) })}
          lead={t('statements.cashFlowLead')}
          quarter={quarter}
          groups={periodGroups(cashFlowOrder, lines.map(inCashFlow)).map(({ heading, lines }) => ({
            title: t(`statements.cashFlow.${heading}`),
            lines: lines.map(line => ({ ...line, label: lineName(t, line) })),
          }))}
        />
      )}
    </QueryBoundary>
  )
}

type CardProps = {
  name: string
  title: string
  lead: string
  quarter: number
  groups: readonly NamedGroup[]
}

function FlowsCard({ name, title, lead, quarter, groups }: CardProps) {
  const columns = usePeriodColumns(quarter)
  return (
    <Card
      title={title}
      subtitle={lead}
      actions={
        <ExportMenu name={name} title={title} content={() => ({ columns, rows: periodRows(groups) })} />
      }
      flush
    >
      <PeriodTable caption={title} quarter={quarter} groups={groups} />
    </Card>
  )
}
