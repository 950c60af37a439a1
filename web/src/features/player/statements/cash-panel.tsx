import type { StatementLine } from '@trimestre/contract/statements'
import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { flowName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { WaterfallTable } from '../../../ui/chart/waterfall-table.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { usePeriodColumns } from './period-table.tsx'
import { Simplifications } from './simplifications.tsx'

/** Shows the cash flows of a quarter, from the opening to the closing balance. */
export function CashPanel() {
  const { t } = useTranslation(['player', 'common'])
  return (
    <PlayedQuarters empty={t('statements.noCash')}>{shown => <CashOfQuarter {...shown} />}</PlayedQuarters>
  )
}

const levels = ['ouverture', 'cloture']

function CashOfQuarter({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const cash = useStatement('cash', companyId, roundNb)
  const columns = usePeriodColumns(quarter)
  const title = t('statements.cashOf', { quarter, year: yearOfQuarter(quarter) })
  const named = (lines: readonly StatementLine[]) =>
    lines
      .filter(line => levels.includes(line.code) || line.montant !== 0 || line.exercice !== 0)
      .map(line => ({ ...line, label: flowName(t, line) }))
  return (
    <ExplanationProvider place={{ companyId, roundNb }}>
      <QueryBoundary query={cash}>
        {lines => (
          <Card
            title={title}
            subtitle={t('statements.cashLead')}
            actions={
              <ExportMenu
                name={`tresorerie-t${quarter}`}
                title={title}
                content={() => ({
                  columns,
                  rows: named(lines).map(line => [line.label, line.montant, line.exercice ?? null]),
                })}
              />
            }
          >
            <WaterfallTable
              caption={title}
              kind="price"
              around={(step, figure) => (
                <Why figure={`tresorerie.${step.key}`} label={step.label}>
                  {figure}
                </Why>
              )}
              figures={{ value: t('statements.quarter', { quarter }), second: t('statements.yearToDate') }}
              steps={named(lines).map(({ code, label, montant, exercice }) => ({
                key: code,
                label,
                value: montant,
                second: exercice,
                total: levels.includes(code),
              }))}
            />
          </Card>
        )}
      </QueryBoundary>
      <Simplifications />
    </ExplanationProvider>
  )
}
