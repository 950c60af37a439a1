import type { BalanceSheet } from '@trimestre/contract/statements'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TermWord } from '../../../domain/glossary/term-word.tsx'
import type { Term } from '../../../domain/glossary/terms.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../../../ui/figure.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { type FunctionalCode, functionalBalance } from './functional-balance.ts'
import { LineSign } from './line-sign.tsx'
import styles from './sig-page.module.css'

const termOf = {
  capitauxPropres: 'equity',
  amortissementsCumules: 'depreciation',
  emprunts: 'loan',
  immobilisationsBrutes: 'fixedAssets',
  fondsRoulement: 'workingCapital',
  stocksBruts: 'stockValue',
  clients: 'receivables',
  dettesExploitation: 'payables',
  besoinFondsRoulement: 'workingCapitalRequirement',
  tresorerieActive: 'cash',
  concoursBancaires: 'overdraft',
  tresorerieNette: 'netCash',
} as const satisfies Record<FunctionalCode, Term>

const FunctionalHistory = lazy(() => import('./functional-history.tsx'))

type Props = { sheet: BalanceSheet; quarter: number; companyId: number }

/** Shows working capital, its requirement and net cash: whether long-term resources finance the operating cycle. */
export function FunctionalCard({ sheet, quarter, companyId }: Props) {
  const { t } = useTranslation('player')
  const [opened, setOpened] = useState<FunctionalCode | null>(null)
  return (
    <Card
      title={t('functional.title')}
      subtitle={t('functional.lead')}
      actions={
        <ExportMenu
          name={`bilan-fonctionnel-t${quarter}`}
          title={t('functional.caption', { quarter })}
          content={() => ({
            columns: [
              { label: t('statements.line'), kind: 'text' },
              { label: t('statements.amount'), kind: 'amount' },
            ],
            rows: functionalBalance(sheet).map(({ code, amount, role }) => [
              t(`functional.${code}`),
              role === 'minus' ? 0 - amount : amount,
            ]),
          })}
        />
      }
      flush
    >
      <PlainTable className={styles.table} caption={t('functional.caption', { quarter })}>
        <thead>
          <tr>
            <th scope="col">{t('statements.line')}</th>
            <th scope="col">{t('statements.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {functionalBalance(sheet).map(({ code, amount, role }) => (
            <tr key={code} className={classNames(role === 'total' && styles.total)}>
              <th scope="row">
                <LineSign role={role} />
                <TermWord term={termOf[code]}>{t(`functional.${code}`)}</TermWord>
              </th>
              <td>
                <LineAmount
                  name={t(`functional.${code}`)}
                  amount={amount}
                  onOpen={quarter > 0 ? () => setOpened(code) : null}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {opened && (
        <Suspense>
          <FunctionalHistory
            code={opened}
            companyId={companyId}
            quarter={quarter}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

type AmountProps = { name: string; amount: number; onOpen: (() => void) | null }

/** Shows the amount of a line in whole BA, which the heading names; with `onOpen` it is a button that opens the history of the line. */
function LineAmount({ name, amount, onOpen }: AmountProps) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const figure = <Figure value={amount} />
  if (!onOpen) return figure
  return (
    <button
      type="button"
      className={styles.amount}
      aria-haspopup="dialog"
      aria-label={`${format.amount(amount)} – ${name}, ${t('why.history')}`}
      title={t('why.history')}
      onClick={onOpen}
    >
      {figure}
    </button>
  )
}
