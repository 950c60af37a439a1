import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { JournalEntry } from '@trimestre/contract/statements'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { accountName, entryName } from '../../../domain/statement-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { sumOf } from './account-sums.ts'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { FecButton } from './fec-button.tsx'
import styles from './journal-panel.module.css'
import { Simplifications } from './simplifications.tsx'
import type { StatementFile } from './statement-file.ts'

/** Shows the double-entry journal of a quarter, either whole or for one account. */
export function JournalPanel() {
  const { t } = useTranslation(['player', 'common'])
  return (
    <PlayedQuarters empty={t('statements.noJournal')}>
      {shown => (
        <>
          <JournalOfQuarter {...shown} />
          <Simplifications />
        </>
      )}
    </PlayedQuarters>
  )
}

function JournalOfQuarter({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const journal = useStatement('journal', companyId, roundNb)
  const content = useJournalFile()
  const title = t('statements.journal', { quarter })
  return (
    <QueryBoundary query={journal}>
      {entries => (
        <Card
          title={title}
          actions={
            <>
              <ExportMenu name={`journal-t${quarter}`} title={title} content={() => content(entries)} />
              <FecButton companyId={companyId} quarter={quarter} />
            </>
          }
          flush
        >
          <JournalTable entries={entries} caption={title} />
        </Card>
      )}
    </QueryBoundary>
  )
}

/** Returns the function that lists the entries as a file. */
function useJournalFile(): (entries: readonly JournalEntry[]) => Omit<StatementFile, 'title'> {
  const { t } = useTranslation(['player', 'common'])
  return entries => ({
    columns: [
      { label: t('statements.piece'), kind: 'number' },
      { label: t('statements.account'), kind: 'text' },
      { label: t('statements.accountName'), kind: 'text' },
      { label: t('statements.label'), kind: 'text' },
      { label: t('statements.debit'), kind: 'amount' },
      { label: t('statements.credit'), kind: 'amount' },
    ],
    rows: entries.map(({ piece, compte, libelle, debit, credit }) => [
      piece,
      compte,
      accountName(t, compte),
      entryName(t, libelle),
      debit,
      credit,
    ]),
  })
}

type Line = JournalEntry & { index: number }

const sum = (lines: readonly JournalEntry[], side: 'debit' | 'credit'): number =>
  sumOf(lines.map(line => line[side]))

function JournalTable({ entries, caption }: { entries: readonly JournalEntry[]; caption: string }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const [account, setAccount] = useState('')
  const lines = entries.map((entry, index): Line => ({ ...entry, index }))
  const shown = account ? lines.filter(line => line.compte === account) : lines
  const accounts = [...new Set(entries.map(entry => entry.compte))].sort()
  const side = (which: 'debit' | 'credit'): DataColumn<Line> => ({
    id: which,
    header: t(`statements.${which}`),
    value: line => line[which],
    // As in a ledger, the side without an amount stays empty.
    cell: line => line[which] !== 0 && <bdi>{format.decimal(line[which], 2)}</bdi>,
    figure: true,
  })
  const columns: DataColumn<Line>[] = [
    {
      id: 'account',
      header: t('statements.account'),
      value: line => line.compte,
      cell: line => <Account account={line.compte} />,
    },
    { id: 'label', header: t('statements.label'), value: line => entryName(t, line.libelle) },
    side('debit'),
    side('credit'),
    { id: 'piece', header: t('statements.piece'), value: line => line.piece, figure: true },
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={shown}
        rowId={line => line.index}
        onPhone="scroll"
        name="journal"
        toolbar={
          <SelectField
            label={t('statements.filterAccount')}
            value={account}
            onChange={event => setAccount(event.currentTarget.value)}
            choices={[
              { value: '', label: t('statements.allAccounts') },
              ...accounts.map(code => ({ value: code, label: `${code} – ${accountName(t, code)}` })),
            ]}
          />
        }
      />
      <Totals
        name={account ? t('statements.accountTotals', { account }) : t('statements.total')}
        debit={format.price(sum(shown, 'debit'))}
        credit={format.price(sum(shown, 'credit'))}
        isEqual={!account && sum(shown, 'debit') === sum(shown, 'credit')}
      />
    </>
  )
}

function Account({ account }: { account: string }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <>
      <bdi className={`fig ${styles.code}`}>{account}</bdi>{' '}
      <span className={styles.accountName}>{accountName(t, account)}</span>
    </>
  )
}

function Totals(props: { name: string; debit: string; credit: string; isEqual: boolean }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <div className={styles.totals}>
      <div className={styles.totalName}>{props.name}</div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('statements.debit')}</dt>
          <dd>
            <bdi className="fig">{props.debit}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('statements.credit')}</dt>
          <dd>
            <bdi className="fig">{props.credit}</bdi>
          </dd>
        </div>
      </dl>
      {props.isEqual && (
        <Chip tone="success" icon={<IconCircleCheckFilled size={16} aria-hidden="true" />}>
          {t('statements.equal')}
        </Chip>
      )}
    </div>
  )
}
