import type { StatementLine } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { flowName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { WaterfallTable } from '../../../ui/chart/waterfall-table.tsx'
import { useStatement } from './api.ts'
import { SaveStatement } from './save-statement.tsx'

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
  const title = t('statements.cashOf', { quarter })
  const named = (lines: readonly StatementLine[]) =>
    lines
      .filter(line => levels.includes(line.code) || line.montant !== 0)
      .map(line => ({ ...line, label: flowName(t, line) }))
  return (
    <ExplanationProvider place={{ companyId, roundNb }}>
      <QueryBoundary query={cash}>
        {lines => (
          <Card
            title={title}
            subtitle={t('statements.cashLead')}
            actions={
              <SaveStatement
                name={`tresorerie-t${quarter}`}
                head={[t('statements.line'), 'BA']}
                rows={named(lines).map(line => [line.label, line.montant])}
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
              steps={named(lines).map(({ code, label, montant }) => ({
                key: code,
                label,
                value: montant,
                total: levels.includes(code),
              }))}
            />
          </Card>
        )}
      </QueryBoundary>
    </ExplanationProvider>
  )
}
