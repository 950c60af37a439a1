import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { HistoryChart } from '../../../ui/chart/history-chart.tsx'
import { ContentDialog } from '../../../ui/content-dialog.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { statementQuery } from './api.ts'
import { type FunctionalCode, functionalBalance } from './functional-balance.ts'
import styles from './functional-history.module.css'

type Props = { code: FunctionalCode; companyId: number; quarter: number; onClose(): void }

/** Charts a line of the functional balance at the end of each quarter up to this one, from the balance sheets. */
export default function FunctionalHistory({ code, companyId, quarter, onClose }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const quarters = Array.from({ length: quarter }, (_, index) => index + 1)
  const sheets = useQueries({
    queries: quarters.map(of => statementQuery('balance-sheet', companyId, of + 1)),
  })
  const failed = sheets.find(({ error }) => error)
  const points = sheets.flatMap(({ data }, index) => {
    const line = data && functionalBalance(data).find(one => one.code === code)
    return line ? [{ quarter: index + 1, value: line.amount }] : []
  })
  return (
    <ContentDialog onClose={onClose} title={t(`functional.${code}`)} size={560}>
      <div className={styles.history}>
        {failed ? (
          <ErrorCard
            title={t('statements.loadFailed')}
            reason={errorText(t, failed.error)}
            onRetry={() => void failed.refetch()}
          />
        ) : points.length < quarters.length ? (
          <SkeletonStack shapes={[{ height: 180 }, { height: 120 }]} />
        ) : (
          <HistoryChart caption={t('why.history')} kind="amount" points={points} current={quarter} />
        )}
      </div>
    </ContentDialog>
  )
}
