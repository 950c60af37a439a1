import { useQueries } from '@tanstack/react-query'
import type { Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { QuartersTable } from '../../../domain/quarters-table.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Practice, playedPractice, practiceQuery } from './practice.ts'

/** The practice quarters of a company, played before the game was restarted. */
export default function PracticePage() {
  const { t } = useTranslation('player')
  const { gameId, companyId } = useShownCompany()
  const game = useGame(gameId)
  return (
    <QueryBoundary query={game} failed={t('practice.loadFailed')}>
      {({ practiceEpochs }) => <PastPractice companyId={companyId} epochs={practiceEpochs} />}
    </QueryBoundary>
  )
}

function PastPractice({ companyId, epochs }: { companyId: number; epochs: readonly number[] }) {
  const { t } = useTranslation('player')
  const answers = useQueries({ queries: epochs.map(epoch => practiceQuery(companyId, epoch)) })
  const all = answers.flatMap(({ data }) => data ?? [])
  const query = {
    data: all.length === epochs.length ? playedPractice(all) : undefined,
    error: answers.find(({ error }) => error)?.error,
    refetch: () => Promise.all(answers.map(answer => answer.refetch())),
  }
  return (
    <QueryBoundary query={query} failed={t('practice.loadFailed')}>
      {played =>
        played.length === 0 ? (
          <Card>
            <EmptyState picture="results" title={t('practice.none')}>
              {t('practice.noneWhy')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <Banner tone="info">{t('practice.lead')}</Banner>
            {played.map(practice => (
              <PracticeCard key={practice.epoch} practice={practice} isOnly={played.length === 1} />
            ))}
          </>
        )
      }
    </QueryBoundary>
  )
}

const figures = [
  { key: 'classement', kind: 'integer' },
  { key: 'valeurSociete', kind: 'amount' },
  { key: 'resultatNet', kind: 'amount' },
  { key: 'liquidites', kind: 'amount' },
  { key: 'partMarche', kind: 'percent' },
  { key: 'nombreProduitVendu', kind: 'integer' },
] as const satisfies readonly { key: keyof Result; kind: string }[]

type CardProps = { practice: Practice; isOnly: boolean }

/** Shows the main figures of each quarter; the series has a number when there are several. */
function PracticeCard({ practice: { number, results }, isOnly }: CardProps) {
  const { t } = useTranslation('player')
  const title = isOnly ? t('practice.quarters') : t('practice.series', { number })
  return (
    <Card title={title} flush>
      <QuartersTable
        caption={title}
        rowTitle={t('practice.figure')}
        quarters={results.map(({ round }) => round.roundNb - 1)}
        rows={figures.map(({ key, kind }) => ({
          id: key,
          name: t(`figure.${key}`),
          kind,
          values: results.map(result => result[key]),
        }))}
      />
    </Card>
  )
}
