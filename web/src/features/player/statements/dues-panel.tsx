import type { DueLine } from '@trimestre/contract/statements'
import { Fragment, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { dueName } from '../../../domain/statement-text.ts'
import { Card } from '../../../ui/card.tsx'
import { LazyChart } from '../../../ui/chart/lazy-chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { sidesOf, sumOf } from './account-sums.ts'
import { useStatement } from './api.ts'
import styles from './dues-panel.module.css'
import { ExportMenu } from './export-menu.tsx'
import { Simplifications } from './simplifications.tsx'

const DuesPicture = lazy(() => import('./dues-picture.tsx'))

/** Shows the receipts and payments already known for the coming quarters. */
export function DuesPanel() {
  return (
    <PlayedQuarters>
      {shown => (
        <>
          <DuesAfter {...shown} />
          <Simplifications />
        </>
      )}
    </PlayedQuarters>
  )
}

function DuesAfter({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const dues = useStatement('dues', companyId, roundNb)
  const title = quarter === 0 ? t('statements.duesAtOpening') : t('statements.duesAfter', { quarter })
  return (
    <QueryBoundary query={dues}>
      {lines => (
        <>
          <Card
            title={title}
            subtitle={t('statements.duesLead')}
            actions={
              lines.length > 0 && (
                <ExportMenu
                  name={`echeances-t${quarter}`}
                  title={title}
                  content={() => ({
                    columns: [
                      { label: t('statements.quarterColumn'), kind: 'number' },
                      { label: t('statements.line'), kind: 'text' },
                      { label: t('statements.dueIn'), kind: 'amount' },
                      { label: t('statements.dueOut'), kind: 'amount' },
                    ],
                    rows: lines.map(line => [line.trimestre, dueName(t, line), ...sidesOf(line.montant)]),
                  })}
                />
              )
            }
            flush
          >
            {lines.length === 0 ? (
              <EmptyState>{t('statements.noDues')}</EmptyState>
            ) : (
              <DuesTable lines={lines} caption={title} />
            )}
          </Card>
          {lines.length > 0 && (
            <LazyChart>
              <DuesPicture lines={lines} quarter={quarter} />
            </LazyChart>
          )}
        </>
      )}
    </QueryBoundary>
  )
}

function DuesTable({ lines, caption }: { lines: readonly DueLine[]; caption: string }) {
  const { t } = useTranslation(['player', 'common'])
  const byQuarter = [...Map.groupBy(lines, line => line.trimestre)]
  return (
    <PlainTable caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('statements.line')}</th>
          <th scope="col">{t('statements.dueIn')}</th>
          <th scope="col">{t('statements.dueOut')}</th>
        </tr>
      </thead>
      <tbody>
        {byQuarter.map(([quarter, dues]) => (
          <Fragment key={quarter}>
            <tr className={styles.quarter}>
              <th scope="rowgroup">{t('statements.quarter', { quarter })}</th>
              <td colSpan={2}>
                <Figure value={sumOf(dues.map(due => due.montant))} kind="price" />
              </td>
            </tr>
            {dues.map(due => (
              <tr key={due.code}>
                <th scope="row">{dueName(t, due)}</th>
                <td>{due.montant > 0 && <Figure value={due.montant} kind="price" />}</td>
                <td>{due.montant < 0 && <Figure value={-due.montant} kind="price" />}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </PlainTable>
  )
}
