import type { Branch, BranchResult } from '@trimestre/contract/branches'
import type { ResultColumn } from '@trimestre/contract/result-columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useExpertResults } from '../../../../domain/staff/game-results.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ContentDialog } from '../../../../ui/content-dialog.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { alertText } from '../expert-columns.tsx'
import { FiguresTable } from '../versions/figures-table.tsx'
import { useBranchResults } from './api.ts'
import { BranchMark } from './branch-mark.tsx'
import { changedFigures } from './changed-figures.ts'

type Props = { branch: Branch; quarter: number; companyId: number; onClose(): void }

/** Shows the figures of a company in a quarter that differ between the branch and what was played. */
export function CompanyFiguresDialog({ branch, quarter, companyId, onClose }: Props) {
  const { t } = useTranslation(['branches', 'common'])
  const { data, error, refetch } = useBranchResults(branch.id, quarter)
  const ranking = branch.quarters.find(each => each.quarter === quarter)?.ranking
  const company = ranking?.find(each => each.companyId === companyId)?.username ?? ''
  const result = data?.find(each => each.companyId === companyId)
  return (
    <ContentDialog title={t('branches:figuresOf', { company, quarter })} onClose={onClose}>
      <BranchMark />
      {result ? (
        <Figures gameId={branch.gameId} result={result} />
      ) : error ? (
        <ErrorCard reason={errorText(t, error)} onRetry={() => refetch()} />
      ) : (
        <SkeletonStack shapes={[{ height: 320 }]} />
      )}
    </ContentDialog>
  )
}

const noColumns: readonly ResultColumn[] = []

function Figures({ gameId, result }: { gameId: number; result: BranchResult }) {
  const { t } = useTranslation(['branches', 'overview', 'player', 'catalogue'])
  const columns = useExpertResults(gameId).data?.columns ?? noColumns
  const companies = useMemo(() => [changedFigures(result, columns)], [result, columns])
  const alerts = result.alertes.map(code => alertText(t as unknown as AlertTexts, code))
  return (
    <>
      {alerts.length > 0 && <p>{t('branches:alerts', { alerts: alerts.join(' · ') })}</p>}
      <FiguresTable
        gameId={gameId}
        companies={companies}
        headers={{ from: t('branches:real'), to: t('branches:branch') }}
        single
      />
    </>
  )
}

type AlertTexts = Parameters<typeof alertText>[0]
