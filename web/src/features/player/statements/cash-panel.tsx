import { groupSmallSteps } from '@trimestre/chart/waterfall'
import type { StatementLine } from '@trimestre/contract/statements'
import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { flowName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { LazyChart } from '../../../ui/chart/lazy-chart.tsx'
import { WaterfallTable } from '../../../ui/chart/waterfall-table.tsx'
import { usePrinting } from '../../../ui/use-printing.ts'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { usePeriodColumns } from './period-table.tsx'
import { Simplifications } from './simplifications.tsx'
import styles from './small-flows.module.css'

const CashOutlook = lazy(() => import('./cash-outlook.tsx'))

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
          <>
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
              <FlowsOfQuarter quarter={quarter} title={title} lines={named(lines)} />
            </Card>
            <LazyChart>
              <CashOutlook
                companyId={companyId}
                roundNb={roundNb}
                quarter={quarter}
                cash={lines.find(({ code }) => code === 'cloture')?.montant ?? 0}
              />
            </LazyChart>
          </>
        )}
      </QueryBoundary>
      <Simplifications />
    </ExplanationProvider>
  )
}

const smallFlows = 'smallFlows'

type FlowsProps = { quarter: number; title: string; lines: readonly (StatementLine & { label: string })[] }

/** Renders the flows as a waterfall; the small ones are one step, which opens. */
function FlowsOfQuarter({ quarter, title, lines }: FlowsProps) {
  const { t } = useTranslation(['player', 'common'])
  const [chosen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const isOpen = chosen || isPrinting
  const steps = lines.map(({ code, label, montant, exercice }) => ({
    key: code,
    label,
    value: montant,
    second: exercice,
    total: levels.includes(code),
  }))
  return (
    <WaterfallTable
      caption={title}
      kind="price"
      name={step =>
        step.key === smallFlows ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!chosen)}
          >
            {step.label}
          </button>
        ) : (
          step.label
        )
      }
      around={(step, figure) =>
        step.key === smallFlows ? (
          figure
        ) : (
          <Why figure={`tresorerie.${step.key}`} label={step.label}>
            {figure}
          </Why>
        )
      }
      figures={{ value: t('statements.quarter', { quarter }), second: t('statements.yearToDate') }}
      steps={groupSmallSteps(steps, {
        key: smallFlows,
        label: count => t('statements.smallFlows', { number: count }),
        isOpen,
      })}
    />
  )
}
