import type { LoanPlan } from '@trimestre/contract/statements'
import { useTranslation } from 'react-i18next'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FigureTable } from '../../../ui/table/figure-table.tsx'
import { sumOf } from './account-sums.ts'
import { Amount } from './amount.tsx'
import { useStatement } from './api.ts'
import { ExportMenu } from './export-menu.tsx'
import styles from './loans-panel.module.css'
import { Simplifications } from './simplifications.tsx'
import type { StatementFile } from './statement-file.ts'

/** Shows the amortisation schedule of each loan: the instalments that are left. */
export function LoansPanel() {
  return (
    <PlayedQuarters>
      {shown => (
        <>
          <LoansAfter {...shown} />
          <Simplifications />
        </>
      )}
    </PlayedQuarters>
  )
}

function LoansAfter({ quarter, roundNb, companyId }: Shown) {
  const { t } = useTranslation(['player', 'common'])
  const loans = useStatement('loans', companyId, roundNb)
  const content = useLoansFile()
  const title = quarter === 0 ? t('statements.loansAtOpening') : t('statements.loansAfter', { quarter })
  return (
    <QueryBoundary query={loans}>
      {plans => (
        <Card
          title={title}
          subtitle={t('statements.loansLead')}
          actions={
            plans.length > 0 && (
              <ExportMenu name={`emprunts-t${quarter}`} title={title} content={() => content(plans)} />
            )
          }
        >
          {plans.length === 0 && <EmptyState>{t('statements.noLoans')}</EmptyState>}
          {plans.some(plan => plan.gele) && <Banner tone="warning">{t('statements.frozenLoans')}</Banner>}
          <div className={styles.loans}>
            {plans.map(plan => (
              <Loan key={plan.numero} plan={plan} />
            ))}
          </div>
        </Card>
      )}
    </QueryBoundary>
  )
}

const instalmentOf = (line: LoanPlan['echeances'][number]): number =>
  sumOf([line.interets, line.amortissement])

function Loan({ plan }: { plan: LoanPlan }) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const name = t('statements.loan', { number: plan.numero })
  return (
    <div className={styles.loan}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {plan.urgence && <Chip tone="warning">{t('statements.emergencyLoan')}</Chip>}
        {plan.gele && <Chip tone="error">{t('statements.frozen')}</Chip>}
        <p>
          {t('statements.loanFacts', {
            capital: format.price(plan.capital),
            rate: format.percent(plan.taux, 2),
            instalment: format.price(plan.annuite),
          })}
        </p>
      </div>
      <Schedule plan={plan} caption={name} />
    </div>
  )
}

function Schedule({ plan, caption }: { plan: LoanPlan; caption: string }) {
  const { t } = useTranslation(['player', 'common'])
  const total = (of: (line: LoanPlan['echeances'][number]) => number) => sumOf(plan.echeances.map(of))
  return (
    <FigureTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('statements.quarterColumn')}</th>
          <th scope="col">{t('statements.capitalBefore')}</th>
          <th scope="col">{t('statements.interest')}</th>
          <th scope="col">{t('statements.principal')}</th>
          <th scope="col">{t('statements.instalment')}</th>
          <th scope="col">{t('statements.capitalAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.echeances.map(line => (
          <tr key={line.trimestre}>
            <th scope="row">
              <bdi className="fig">{t('common:ui.quarterShort', { quarter: line.trimestre })}</bdi>
            </th>
            <td>
              <Amount value={line.capitalDebut} />
            </td>
            <td>
              <Amount value={line.interets} />
            </td>
            <td>
              <Amount value={line.amortissement} />
            </td>
            <td>
              <Amount value={instalmentOf(line)} />
            </td>
            <td>
              <Amount value={line.capitalFin} />
            </td>
          </tr>
        ))}
        <tr data-total>
          <th scope="row">{t('statements.total')}</th>
          <td />
          <td>
            <Amount value={total(line => line.interets)} />
          </td>
          <td>
            <Amount value={total(line => line.amortissement)} />
          </td>
          <td>
            <Amount value={total(instalmentOf)} />
          </td>
          <td />
        </tr>
      </tbody>
    </FigureTable>
  )
}

/** Returns the function that lists the instalments of all loans in one table. */
function useLoansFile(): (plans: readonly LoanPlan[]) => Omit<StatementFile, 'title'> {
  const { t } = useTranslation('player')
  const amount = (label: string) => ({ label, kind: 'amount' }) as const
  return plans => ({
    columns: [
      { label: t('statements.loanColumn'), kind: 'text' },
      { label: t('statements.rateColumn'), kind: 'percent' },
      { label: t('statements.quarterColumn'), kind: 'number' },
      amount(t('statements.capitalBefore')),
      amount(t('statements.interest')),
      amount(t('statements.principal')),
      amount(t('statements.instalment')),
      amount(t('statements.capitalAfter')),
    ],
    rows: plans.flatMap(plan =>
      plan.echeances.map(line => [
        t('statements.loan', { number: plan.numero }) +
          (plan.urgence ? ` (${t('statements.emergencyLoan')})` : ''),
        plan.taux,
        line.trimestre,
        line.capitalDebut,
        line.interets,
        line.amortissement,
        instalmentOf(line),
        line.capitalFin,
      ]),
    ),
  })
}
