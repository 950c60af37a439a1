import { yearOfQuarter } from '@trimestre/engine/financial-year'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { lineName } from '../../../domain/statement-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { LazyChart } from '../../../ui/chart/lazy-chart.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../../../ui/figure.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import { LineSign } from './line-sign.tsx'
import { type SigLine, sigLines } from './sig-lines.ts'
import styles from './sig-page.module.css'
import { Simplifications } from './simplifications.tsx'

const SigPicture = lazy(() => import('./sig-picture.tsx'))

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
  const title = t('statements.sigCaption', { quarter, year: yearOfQuarter(quarter) })
  return (
    <ExplanationProvider place={{ companyId, roundNb }}>
      <QueryBoundary query={shown}>
        {lines => (
          <>
            <Card
              title={title}
              subtitle={t('statements.revenue', { amount: format.amount(revenue) })}
              actions={
                <ExportMenu
                  name={`sig-t${quarter}`}
                  title={title}
                  content={() => ({
                    columns: [
                      { label: t('statements.line'), kind: 'text' },
                      { label: t('statements.quarter', { quarter }), kind: 'amount' },
                      { label: t('statements.ofRevenue'), kind: 'percent' },
                      { label: t('statements.yearToDate'), kind: 'amount' },
                    ],
                    rows: lines.map(line => [
                      lineName(t, line),
                      signed(line, line.montant),
                      revenue > 0 ? Number(shareOf(line, revenue).toFixed(1)) : null,
                      signed(line, line.exercice ?? 0),
                    ]),
                  })}
                />
              }
              flush
            >
              <SigTable
                caption={title}
                lines={lines}
                before={before.data}
                revenue={revenue}
                quarter={quarter}
              />
            </Card>
            <LazyChart height={1860}>
              <SigPicture lines={lines} quarter={quarter} companyId={companyId} results={results} />
            </LazyChart>
          </>
        )}
      </QueryBoundary>
      <Simplifications />
    </ExplanationProvider>
  )
}

const signed = ({ role }: SigLine, amount: number): number => (role === 'minus' ? 0 - amount : amount)

const shareOf = ({ montant }: SigLine, revenue: number): number => (montant / revenue) * 100

type TableProps = {
  caption: string
  lines: readonly SigLine[]
  before: readonly SigLine[] | undefined
  revenue: number
  quarter: number
}

function SigTable({ caption, lines, before, revenue, quarter }: TableProps) {
  const { t } = useTranslation(['player', 'common'])
  const formerOf = ({ code, role }: SigLine) => before?.find(line => line.code === code && line.role === role)
  return (
    <PlainTable className={styles.table} caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('statements.line')}</th>
          <th scope="col">{t('statements.quarter', { quarter })}</th>
          <th scope="col" className={styles.share}>
            {t('statements.ofRevenue')}
          </th>
          <th scope="col" className={styles.change}>
            {quarter > 1 && t('statements.change', { quarter: quarter - 1 })}
          </th>
          <th scope="col">{t('statements.yearToDate')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr
            key={`${line.role} ${line.code}`}
            className={classNames(line.role.endsWith('total') && styles.total)}
          >
            <th scope="row">
              <LineSign role={line.role} />
              {lineName(t, line)}
            </th>
            <td>
              <Why figure={`${line.group}.${line.code}`} label={lineName(t, line)}>
                <Figure value={line.montant} />
              </Why>
              {revenue > 0 && (
                <Figure className={styles.shareBelow} value={shareOf(line, revenue)} kind="percent" />
              )}
            </td>
            <td className={styles.share}>
              {revenue > 0 && <Figure value={shareOf(line, revenue)} kind="percent" />}
            </td>
            <td className={styles.change}>
              <LineChange line={line} former={formerOf(line)} />
            </td>
            <td>
              <Figure value={line.exercice ?? 0} />
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
