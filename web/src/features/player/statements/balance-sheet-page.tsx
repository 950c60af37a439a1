import { IconCircleCheckFilled } from '@tabler/icons-react'
import type { BalanceSheet } from '@trimestre/contract/statements'
import { closesYear, yearOfQuarter } from '@trimestre/engine/financial-year'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, Why } from '../../../domain/explanations/why.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { lineName } from '../../../domain/statement-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { LazyChart } from '../../../ui/chart/lazy-chart.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { useStatement } from './api.ts'
import styles from './balance-sheet-page.module.css'
import { ExportMenu } from './export-menu.tsx'
import { FecButton } from './fec-button.tsx'
import { FunctionalCard } from './functional-card.tsx'
import { Simplifications } from './simplifications.tsx'
import { ValueCard } from './value-card.tsx'

const BalancePicture = lazy(() => import('./balance-picture.tsx'))

/** The assets and liabilities of the company, at the end of a quarter or at the opening. */
export default function BalanceSheetPage() {
  return <PlayedQuarters>{shown => <SheetOfQuarter {...shown} />}</PlayedQuarters>
}

function SheetOfQuarter({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const sheet = useStatement('balance-sheet', companyId, roundNb)
  const year = yearOfQuarter(quarter)
  const title = quarter === 0 ? t('statements.openingBalance') : t('statements.balanceAt', { quarter, year })
  return (
    <ExplanationProvider place={quarter > 0 ? { companyId, roundNb } : null}>
      <QueryBoundary query={sheet}>
        {data => (
          <div className={styles.stack}>
            <Card
              title={title}
              subtitle={quarter > 0 && t(closingNote(data, quarter), { year })}
              actions={<SheetActions sheet={data} quarter={quarter} companyId={companyId} title={title} />}
              flush
            >
              <div className={styles.sides}>
                <Assets sheet={data} />
                <Liabilities sheet={data} />
              </div>
            </Card>
            <LazyChart height={640}>
              <BalancePicture sheet={data} quarter={quarter} companyId={companyId} roundNb={roundNb} />
            </LazyChart>
            <FunctionalCard sheet={data} quarter={quarter} companyId={companyId} />
            {quarter > 0 && <ValueCard companyId={companyId} roundNb={roundNb} quarter={quarter} />}
            <Simplifications />
          </div>
        )}
      </QueryBoundary>
    </ExplanationProvider>
  )
}

/** Returns what the result of the sheet is, and where it goes when the quarter closes the financial year. */
function closingNote({ passif }: BalanceSheet, quarter: number) {
  if (!closesYear(quarter)) return 'statements.interim'
  const result = passif.find(line => line.code === 'resultat')?.montant ?? 0
  return result < 0 ? 'statements.closedWithLoss' : 'statements.closedWithProfit'
}

/** Returns the code of the net figure; assets that depreciate or lose value have a separate one. */
const netOf = (code: string): string =>
  ['constructions', 'materiel', 'stocks'].includes(code) ? `${code}Net` : code

function SheetActions({
  sheet,
  quarter,
  companyId,
  title,
}: {
  sheet: BalanceSheet
  quarter: number
  companyId: number
  title: string
}) {
  const { t } = useTranslation(['player', 'common'])
  const [assets, liabilities] = [t('statements.assets'), t('statements.liabilities')]
  const amount = (label: string) => ({ label, kind: 'amount' }) as const
  const content = () => ({
    columns: [
      { label: t('statements.side'), kind: 'text' as const },
      { label: t('statements.line'), kind: 'text' as const },
      amount(t('statements.gross')),
      amount(t('statements.depreciationLong')),
      amount(t('statements.net')),
    ],
    rows: [
      ...sheet.actif.map(line => [
        assets,
        lineName(t, line),
        line.brut,
        0 - line.amortissements || null,
        line.montant,
      ]),
      [assets, t('statements.totalAssets'), null, null, sheet.totalActif],
      ...sheet.passif.map(line => [liabilities, lineName(t, line), null, null, line.montant]),
      [liabilities, t('statements.totalLiabilities'), null, null, sheet.totalPassif],
    ],
  })
  return (
    <>
      <Balance sheet={sheet} />
      <ExportMenu name={`bilan-t${quarter}`} title={title} content={content} isWide />
      {quarter > 0 && <FecButton companyId={companyId} quarter={quarter} />}
    </>
  )
}

function Balance({ sheet }: { sheet: BalanceSheet }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const gap = Number((sheet.totalActif - sheet.totalPassif).toFixed(2))
  if (gap !== 0)
    return <Banner tone="error">{t('statements.unbalanced', { amount: format.price(gap) })}</Banner>
  return (
    <Chip tone="success" icon={<IconCircleCheckFilled size={16} aria-hidden="true" />}>
      {t('statements.balanced')}
    </Chip>
  )
}

function Assets({ sheet }: { sheet: BalanceSheet }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <PlainTable className={styles.table} caption={t('statements.assets')}>
      <thead>
        <tr>
          <th scope="col" className={styles.side}>
            {t('statements.assets')}
          </th>
          <th scope="col">{t('statements.gross')}</th>
          <th scope="col">
            <abbr title={t('statements.depreciationLong')}>{t('statements.depreciation')}</abbr>
          </th>
          <th scope="col">{t('statements.net')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.actif.map(line => (
          <tr key={line.code}>
            <th scope="row">{lineName(t, line)}</th>
            <td>
              <Figure value={line.brut} />
            </td>
            <td>{line.amortissements !== 0 && <Figure value={-line.amortissements} />}</td>
            <td className={styles.net}>
              <Why figure={`actif.${netOf(line.code)}`} label={lineName(t, line)}>
                <Figure value={line.montant} />
              </Why>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('statements.totalAssets')}
          </th>
          <td>
            <Why figure="actif.totalActif" label={t('statements.totalAssets')}>
              <Figure value={sheet.totalActif} />
            </Why>
          </td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}

function Liabilities({ sheet }: { sheet: BalanceSheet }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <PlainTable className={styles.table} caption={t('statements.liabilities')}>
      <thead>
        <tr>
          <th scope="col" className={styles.side}>
            {t('statements.liabilities')}
          </th>
          <th scope="col">{t('statements.net')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.passif.map(line => (
          <tr key={line.code}>
            <th scope="row">{lineName(t, line)}</th>
            <td className={styles.net}>
              <Why figure={`passif.${line.code}`} label={lineName(t, line)}>
                <Figure value={line.montant} />
              </Why>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('statements.totalLiabilities')}</th>
          <td>
            <Why figure="passif.totalPassif" label={t('statements.totalLiabilities')}>
              <Figure value={sheet.totalPassif} />
            </Why>
          </td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}
