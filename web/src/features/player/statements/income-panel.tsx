import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { lineName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { incomeGroups } from './income-lines.ts'
import { PeriodTable, periodRows, usePeriodColumns } from './period-table.tsx'
import { Simplifications } from './simplifications.tsx'

/** Shows the income statement of a quarter and of the financial year to date. */
export function IncomePanel() {
  const { t } = useTranslation('player')
  return (
    <PlayedQuarters empty={t('statements.noneYet')}>{shown => <IncomeOfQuarter {...shown} />}</PlayedQuarters>
  )
}

/** The line that is not in the engine's income statement has its figure among the intermediate balances. */
const figureOf: Record<string, string | undefined> = {
  resultatCourantAvantImpots: 'sig.resultatCourantAvantImpots',
  totalProduits: undefined,
  totalCharges: undefined,
}

function IncomeOfQuarter({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation('player')
  const income = useStatement('income', companyId, roundNb)
  const columns = usePeriodColumns(quarter)
  const title = t('statements.incomeOf', { quarter, year: yearOfQuarter(quarter) })
  return (
    <ExplanationProvider place={{ companyId, roundNb }}>
      <QueryBoundary query={income}>
        {lines => {
          const groups = incomeGroups(lines).map(({ heading, lines }) => ({
            title: t(`statements.income.${heading}`),
            lines: lines.map(line => ({
              ...line,
              label: lineName(t, line),
              figure: line.code in figureOf ? figureOf[line.code] : `compteResultat.${line.code}`,
            })),
          }))
          return (
            <Card
              title={title}
              subtitle={t('statements.inBA')}
              actions={
                <ExportMenu
                  name={`compte-de-resultat-t${quarter}`}
                  title={title}
                  content={() => ({ columns, rows: periodRows(groups) })}
                />
              }
              flush
            >
              <PeriodTable caption={title} quarter={quarter} groups={groups} />
            </Card>
          )
        }}
      </QueryBoundary>
      <Simplifications />
    </ExplanationProvider>
  )
}
