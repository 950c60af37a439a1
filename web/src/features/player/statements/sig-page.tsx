import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { lineName } from '../../../domain/statement-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../../../ui/figure.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { useStatement } from './api.ts'
import { SaveStatement } from './save-statement.tsx'
import { type SigLine, sigLines } from './sig-lines.ts'
import styles from './sig-page.module.css'

/** The intermediate balances of a quarter, each with its share of the revenue. */
export default function SigPage() {
  const { t } = useTranslation(['player', 'common'])
  return <PlayedQuarters empty={t('statements.noSig')}>{shown => <SigOfQuarter {...shown} />}</PlayedQuarters>
}

/** Returns the lines of a quarter, once both statements are loaded. */
function useSigLines(companyId: number, roundNb: number | undefined) {
  const sig = useStatement('sig', companyId, roundNb)
  const income = useStatement('income', companyId, roundNb)
  return {
    data: sig.data && income.data && sigLines(sig.data, income.data),
    error: sig.error ?? income.error,
    refetch: () => Promise.all([sig.refetch(), income.refetch()]),
  }
}

function SigOfQuarter({ quarter, roundNb, companyId, results }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const shown = useSigLines(companyId, roundNb)
  const before = useSigLines(companyId, quarter > 1 ? roundNb - 1 : undefined)
  const revenue = results.find(result => result.round.roundNb === roundNb)?.chiffreAffaires ?? 0
  return (
    <ExplanationProvider place={{ companyId, roundNb }}>
      <QueryBoundary query={shown}>
        {lines => (
          <Card
            title={t('statements.sigCaption', { quarter })}
            subtitle={t('statements.revenue', { amount: format.amount(revenue) })}
            actions={
              <SaveStatement
                name={`sig-t${quarter}`}
                head={[t('statements.line'), 'BA']}
                rows={lines.map(line => [`${lineName(t, line)}`, signed(line)])}
              />
            }
            flush
          >
            <SigTable lines={lines} before={before.data} revenue={revenue} quarter={quarter} />
          </Card>
        )}
      </QueryBoundary>
    </ExplanationProvider>
  )
}

const signed = ({ role, montant }: SigLine): number => (role === 'minus' ? -montant : montant)

const signs = { total: '=', subtotal: '=', plus: '+', minus: '\u2212' }

type TableProps = {
  lines: readonly SigLine[]
  before: readonly SigLine[] | undefined
  revenue: number
  quarter: number
}

function SigTable({ lines, before, revenue, quarter }: TableProps) {
  const { t } = useTranslation(['player', 'common'])
  const formerOf = ({ code, role }: SigLine) => before?.find(line => line.code === code && line.role === role)
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
        {lines.map(line => (
          <tr
            key={`${line.role} ${line.code}`}
            className={classNames(line.role.endsWith('total') && styles.total)}
          >
            <th scope="row">
              <span className={classNames('fig', styles.sign)} aria-hidden="true">
                {signs[line.role]}
              </span>
              {lineName(t, line)}
            </th>
            <td>
              <Why figure={`${line.group}.${line.code}`} label={lineName(t, line)}>
                <Figure value={line.montant} />
              </Why>
            </td>
            <td>{revenue > 0 && <Figure value={(line.montant / revenue) * 100} kind="percent" />}</td>
            <td className={styles.change}>
              <LineChange line={line} former={formerOf(line)} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

function LineChange({ line, former }: { line: SigLine; former: SigLine | undefined }) {
  if (!former) return null
  const delta = Math.round(line.montant - former.montant)
  return <Change delta={delta} rise={line.role === 'minus' ? 'bad' : 'good'} />
}
