import type { StatementLine } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { LoadedPart, PlayedQuarters, type Shown } from '../../app/played-quarters.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Card } from '../../ui/card.tsx'
import { Change } from '../../ui/change.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Figure } from '../../ui/figure.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { useStatement } from './api.ts'
import { type SigLine, withSteps } from './sig-lines.ts'
import styles from './sig-page.module.css'
import { lineName } from './statement-text.ts'

/** The intermediate balances of a quarter, each with its share of the revenue. */
export default function SigPage() {
  const { t } = useTranslation(['player', 'common'])
  return <PlayedQuarters empty={t('statements.noSig')}>{shown => <SigOfQuarter {...shown} />}</PlayedQuarters>
}

function SigOfQuarter({ quarter, roundNb, companyId, results }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const sig = useStatement('sig', companyId, roundNb)
  const before = useStatement('sig', companyId, quarter > 1 ? roundNb - 1 : undefined)
  const revenue = results.find(result => result.round.roundNb === roundNb)?.chiffreAffaires ?? 0
  return (
    <LoadedPart query={sig}>
      {lines => (
        <Card
          title={t('statements.sigCaption', { quarter })}
          subtitle={t('statements.revenue', { amount: format.amount(revenue) })}
          flush
        >
          <SigTable lines={lines} before={before.data} revenue={revenue} quarter={quarter} />
        </Card>
      )}
    </LoadedPart>
  )
}

const signs = { total: '=', plus: '+', minus: '\u2212' }

type TableProps = {
  lines: readonly StatementLine[]
  before: readonly StatementLine[] | undefined
  revenue: number
  quarter: number
}

function SigTable({ lines, before, revenue, quarter }: TableProps) {
  const { t } = useTranslation(['player', 'common'])
  const former = before && withSteps(before)
  const formerOf = (code: string) => former?.find(line => line.code === code)
  return (
    <PlainTable className={styles.table} caption={t('statements.sigCaption', { quarter })}>
      <thead>
        <tr>
          <th scope="col">{t('statements.line')}</th>
          <th scope="col">{t('statements.amount')}</th>
          <th scope="col">{t('statements.ofRevenue')}</th>
          <th scope="col" className={styles.change}>
            {quarter > 1 && t('statements.change', { quarter: quarter - 1 })}
          </th>
        </tr>
      </thead>
      <tbody>
        {withSteps(lines).map(line => (
          <tr key={line.code} className={classNames(line.role === 'total' && styles.total)}>
            <th scope="row">
              <span className={classNames('fig', styles.sign)} aria-hidden="true">
                {signs[line.role]}
              </span>
              {lineName(t, line)}
            </th>
            <td>
              <Figure value={line.montant} />
            </td>
            <td>{revenue > 0 && <Figure value={(line.montant / revenue) * 100} kind="percent" />}</td>
            <td className={styles.change}>
              <LineChange line={line} former={formerOf(line.code)} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** Only between lines that weigh the same way; a cost that became an income has no simple move. */
function LineChange({ line, former }: { line: SigLine; former: SigLine | undefined }) {
  if (former?.role !== line.role) return null
  const delta = Math.round(line.montant - former.montant)
  return <Change delta={delta} rise={line.role === 'minus' ? 'bad' : 'good'} />
}
