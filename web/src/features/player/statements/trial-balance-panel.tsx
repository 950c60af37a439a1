import { IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TrialBalanceLine } from '@trimestre/contract/statements'
import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { useTranslation } from 'react-i18next'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { accountName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { byClass } from './account-classes.ts'
import { sidesOf, sumOf } from './account-sums.ts'
import { SideAmount } from './amount.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { Simplifications } from './simplifications.tsx'
import type { StatementFile } from './statement-file.ts'
import styles from './trial-balance-panel.module.css'

/** Shows the trial balance (balance générale) of the financial year to date. */
export function TrialBalancePanel() {
  const { t } = useTranslation('player')
  return (
    <PlayedQuarters empty={t('statements.noneYet')}>
      {shown => (
        <>
          <TrialBalance {...shown} />
          <Simplifications />
        </>
      )}
    </PlayedQuarters>
  )
}

function TrialBalance({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation('player')
  const balance = useStatement('trial-balance', companyId, roundNb)
  const content = useBalanceFile()
  const title = t('statements.trialBalance', { quarter, year: yearOfQuarter(quarter) })
  return (
    <QueryBoundary query={balance}>
      {accounts => (
        <Card
          title={title}
          subtitle={t('statements.accountsLead')}
          actions={
            <>
              <Agreement totals={totalsOf(accounts)} />
              <ExportMenu
                name={`balance-generale-t${quarter}`}
                title={title}
                content={() => content(accounts)}
                isWide
              />
            </>
          }
          flush
        >
          <BalanceTable accounts={accounts} caption={title} />
        </Card>
      )}
    </QueryBoundary>
  )
}

/** The six figures of an account: debit and credit of the opening balance, the movements and the closing balance. */
const figuresOf = ({ ouverture, debit, credit, solde }: TrialBalanceLine): number[] => [
  ...sidesOf(ouverture),
  debit,
  credit,
  ...sidesOf(solde),
]

const totalsOf = (accounts: readonly TrialBalanceLine[]): number[] =>
  [0, 1, 2, 3, 4, 5].map(place => sumOf(accounts.map(account => figuresOf(account)[place] ?? 0)))

/** States that debits and credits agree, which they do in books without an error. */
function Agreement({ totals }: { totals: readonly number[] }) {
  const { t } = useTranslation('player')
  const isEqual = [0, 2, 4].every(place => totals[place] === totals[place + 1])
  if (!isEqual) return null
  return (
    <Chip tone="success" icon={<IconCircleCheckFilled size={16} aria-hidden="true" />}>
      {t('statements.equal')}
    </Chip>
  )
}

/** The heading above each pair of columns. */
const pairs = ['openingBalances', 'movements', 'closingBalances'] as const

function BalanceTable({ accounts, caption }: { accounts: readonly TrialBalanceLine[]; caption: string }) {
  const { t } = useTranslation('player')
  return (
    <PlainTable className={styles.table} caption={caption}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('statements.account')}
          </th>
          {pairs.map(pair => (
            <th key={pair} scope="colgroup" colSpan={2} className={styles.group}>
              {t(`statements.${pair}`)}
            </th>
          ))}
        </tr>
        <tr>
          {pairs.flatMap(pair => [
            <th key={`${pair} debit`} scope="col" className={styles.side}>
              {t('statements.debit')}
            </th>,
            <th key={`${pair} credit`} scope="col" className={styles.side}>
              {t('statements.credit')}
            </th>,
          ])}
        </tr>
      </thead>
      {byClass(accounts).map(([digit, ofClass]) => (
        <tbody key={digit}>
          {ofClass.map(account => (
            <tr key={account.compte}>
              <th scope="row">
                <AccountLink account={account} />
              </th>
              <Figures figures={figuresOf(account)} />
            </tr>
          ))}
          <tr className={styles.class}>
            <th scope="row">{t('statements.classTotal', { digit, name: accountName(t, digit) })}</th>
            <Figures figures={totalsOf(ofClass)} />
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('statements.total')}</th>
          <Figures figures={totalsOf(accounts)} />
        </tr>
      </tfoot>
    </PlainTable>
  )
}

const Figures = ({ figures }: { figures: readonly number[] }) =>
  figures.map((figure, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the figures are the columns of a row
    <td key={place}>
      <SideAmount value={figure} />
    </td>
  ))

/** Leads from an account to its lines in the ledger. */
function AccountLink({ account: { compte, libelle } }: { account: TrialBalanceLine }) {
  const { t } = useTranslation('player')
  const search = (others: object) => ({ ...others, vue: 'grand-livre', compte })
  return (
    <Link to="." search={search as never} title={t('statements.openLedger')}>
      <span className={styles.code}>
        <bdi className="fig">{compte}</bdi>
      </span>
      <span className={styles.name}>{accountName(t, compte) || libelle}</span>
    </Link>
  )
}

function useBalanceFile(): (accounts: readonly TrialBalanceLine[]) => Omit<StatementFile, 'title'> {
  const { t } = useTranslation('player')
  const sides = pairs.flatMap(pair =>
    (['debit', 'credit'] as const).map(side => ({
      label: `${t(`statements.${pair}`)} – ${t(`statements.${side}`)}`,
      kind: 'amount' as const,
    })),
  )
  return accounts => ({
    columns: [
      { label: t('statements.account'), kind: 'text' },
      { label: t('statements.accountName'), kind: 'text' },
      ...sides,
    ],
    rows: [
      ...accounts.map(account => [
        account.compte,
        accountName(t, account.compte) || account.libelle,
        ...figuresOf(account),
      ]),
      [t('statements.total'), null, ...totalsOf(accounts)],
    ],
  })
}
