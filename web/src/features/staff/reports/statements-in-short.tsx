import type { StatementLine } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { lineName } from '../../../domain/statement-text.ts'
import { Figure } from '../../../ui/figure.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import styles from './report.module.css'
import { ReportPartMissing } from './report-part.tsx'
import { useBalanceSheet, useIntermediateBalances } from './report-queries.ts'

type Line = { code: string; name: string; amount: number }

/** Renders the intermediate balances and the balance sheet of a quarter with one amount in each line. */
export function StatementsInShort({ companyId, roundNb }: { companyId: number; roundNb: number }) {
  const { t } = useTranslation(['player', 'common', 'company'])
  const answers = [useIntermediateBalances(companyId, roundNb), useBalanceSheet(companyId, roundNb)] as const
  const [balances, sheet] = [answers[0].data, answers[1].data]
  if (!balances || !sheet)
    return (
      <ReportPartMissing
        height={320}
        error={answers[0].error ?? answers[1].error}
        onRetry={() => void Promise.all(answers.map(({ refetch }) => refetch()))}
      />
    )
  const lineOf = (line: Pick<StatementLine, 'code' | 'libelle'>, amount: number): Line => ({
    code: line.code,
    name: lineName(t, line),
    amount,
  })
  return (
    <>
      <AmountsTable
        caption={t('common:menu.game.intermediate')}
        lines={balances.map(line => lineOf(line, line.montant))}
      />
      <AmountsTable
        caption={t('company:report.assets')}
        lines={sheet.actif.map(line => lineOf(line, line.montant))}
        total={sheet.totalActif}
      />
      <AmountsTable
        caption={t('company:report.liabilities')}
        lines={sheet.passif.map(line => lineOf(line, line.montant))}
        total={sheet.totalPassif}
      />
    </>
  )
}

type TableProps = { caption: string; lines: readonly Line[]; total?: number }

/** Renders amounts under a heading; lines without an amount are left out. */
function AmountsTable({ caption, lines, total }: TableProps) {
  const { t } = useTranslation('company')
  return (
    <FigureTable caption={caption}>
      <thead>
        <tr>
          <th scope="col" className={styles.part}>
            {caption}
          </th>
          <th scope="col">{t('report.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ amount }) => amount !== 0)
          .map(({ code, name, amount }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>
                <Figure value={amount} kind="amount" />
              </td>
            </tr>
          ))}
        {total !== undefined && (
          <tr data-total>
            <th scope="row">{t('report.total')}</th>
            <td>
              <Figure value={total} kind="amount" />
            </td>
          </tr>
        )}
      </tbody>
    </FigureTable>
  )
}
