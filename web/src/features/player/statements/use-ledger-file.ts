import type { LedgerAccount } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { accountName, entryName } from '../../../domain/statement-text.ts'
import { byClass } from './account-classes.ts'
import { sidesOf } from './account-sums.ts'
import type { FileRow, StatementFile } from './statement-file.ts'

/** Returns the function that lists the lines of all accounts in one table; a workbook has a sheet for each class. */
export function useLedgerFile(): (accounts: readonly LedgerAccount[]) => Omit<StatementFile, 'title'> {
  const { t } = useTranslation('player')
  const rowsOf = (account: LedgerAccount): FileRow[] => {
    const name = accountName(t, account.compte) || account.libelle
    const opening = [account.compte, name, null, null, t('line.ouverture'), null, null]
    return [
      [...opening, ...sidesOf(account.ouverture)],
      ...account.lignes.map(line => [
        account.compte,
        name,
        line.trimestre,
        line.piece,
        entryName(t, line.libelle),
        line.debit,
        line.credit,
        ...sidesOf(line.solde),
      ]),
    ]
  }
  return accounts => ({
    columns: [
      { label: t('statements.account'), kind: 'text' },
      { label: t('statements.accountName'), kind: 'text' },
      { label: t('statements.quarterColumn'), kind: 'number' },
      { label: t('statements.piece'), kind: 'number' },
      { label: t('statements.label'), kind: 'text' },
      { label: t('statements.debit'), kind: 'amount' },
      { label: t('statements.credit'), kind: 'amount' },
      { label: t('statements.debitBalance'), kind: 'amount' },
      { label: t('statements.creditBalance'), kind: 'amount' },
    ],
    rows: accounts.flatMap(rowsOf),
    sheets: byClass(accounts).map(([digit, ofClass]) => ({
      name: t('statements.class', { digit, name: accountName(t, digit) }),
      rows: ofClass.flatMap(rowsOf),
    })),
  })
}
