import type { LedgerAccount } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { entryName } from '../../../domain/statement-text.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { Amount, SideAmount } from './amount.tsx'
import styles from './ledger-panel.module.css'

/** Renders a balance with its side: « 1 200,00 D ». */
export function Balance({ value }: { value: number }) {
  const { t } = useTranslation('player')
  return (
    <>
      <Amount value={Math.abs(value)} />
      {value !== 0 && <> {t(value > 0 ? 'statements.debitShort' : 'statements.creditShort')}</>}
    </>
  )
}

/** Renders the lines of an account between its opening and its closing balance, each with the balance after it. */
export function LedgerTable({ account, caption }: { account: LedgerAccount; caption: string }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <PlainTable className={styles.table} caption={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.quarter}>
            {t('statements.quarterColumn')}
          </th>
          <th scope="col" className={styles.piece}>
            {t('statements.piece')}
          </th>
          <th scope="col">{t('statements.label')}</th>
          <th scope="col" className={styles.figure}>
            {t('statements.debit')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('statements.credit')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('statements.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.level}>
          <Side />
          <Side />
          <th scope="row">{t('line.ouverture')}</th>
          <Side />
          <Side />
          <BalanceCell value={account.ouverture} />
        </tr>
        {account.lignes.map(line => (
          <tr key={`${line.trimestre} ${line.piece} ${line.solde}`}>
            <td className={styles.quarter}>
              <bdi className="fig">{t('common:ui.quarterShort', { quarter: line.trimestre })}</bdi>
            </td>
            <td className={styles.piece} data-label={t('statements.piece')}>
              <bdi className="fig">{line.piece}</bdi>
            </td>
            <th scope="row">{entryName(t, line.libelle)}</th>
            <Side label={t('statements.debit')} value={line.debit} />
            <Side label={t('statements.credit')} value={line.credit} />
            <BalanceCell value={line.solde} />
          </tr>
        ))}
        <tr className={styles.level}>
          <Side />
          <Side />
          <th scope="row">{t('statements.accountTotals', { account: account.compte })}</th>
          <Side label={t('statements.debit')} value={account.debit} />
          <Side label={t('statements.credit')} value={account.credit} />
          <BalanceCell value={account.solde} />
        </tr>
      </tbody>
    </PlainTable>
  )
}

/** Renders one side of a line; without an amount the cell is empty. */
const Side = ({ label, value = 0 }: { label?: string; value?: number }) => (
  <td className={styles.figure} data-label={label}>
    <SideAmount value={value} />
  </td>
)

function BalanceCell({ value }: { value: number }) {
  const { t } = useTranslation('player')
  return (
    <td className={styles.figure} data-label={t('statements.balance')}>
      <Balance value={value} />
    </td>
  )
}
