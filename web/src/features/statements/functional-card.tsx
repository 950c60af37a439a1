import type { BalanceSheet } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { TermWord } from '../../app/glossary/term-word.tsx'
import type { Term } from '../../app/glossary/terms.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Figure } from '../../ui/figure.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { functionalBalance } from './functional-balance.ts'
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
} as const satisfies Record<ReturnType<typeof functionalBalance>[number]['code'], Term>

const signs = { total: '=', plus: '+', minus: '\u2212' }

/** Working capital, its requirement and net cash: whether what lasts pays for what turns. */
export function FunctionalCard({ sheet, quarter }: { sheet: BalanceSheet; quarter: number }) {
  const { t } = useTranslation('player')
  return (
    <Card title={t('functional.title')} subtitle={t('functional.lead')} flush>
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
                <span className={classNames('fig', styles.sign)} aria-hidden="true">
                  {signs[role]}
                </span>
                <TermWord term={termOf[code]}>{t(`functional.${code}`)}</TermWord>
              </th>
              <td>
                <Figure value={amount} kind="price" />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Card>
  )
}
