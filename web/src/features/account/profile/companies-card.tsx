import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useJoinedGames, useStandings } from './api.ts'

/** Lists the companies that the player runs, with their rank and progress. */
export function CompaniesCard() {
  const { t } = useTranslation(['common', 'profile'])
  const games = useJoinedGames()
  const standings = useStandings(games.data ?? [])
  const standingOf = (companyId: number | null | undefined) => standings.get(companyId ?? 0) ?? null
  return (
    <Card title={t('profile:companies')} flush>
      <DataTable
        caption={t('profile:companies')}
        columns={[
          {
            id: 'game',
            header: t('myGames.col.game'),
            value: game => game.name,
            cell: game => (
              <>
                <Link to="/app/user/game_details/$gameId" params={{ gameId: String(game.id) }}>
                  {game.name}
                </Link>
                {game.archived && (
                  <>
                    {' '}
                    <ArchivedChip />
                  </>
                )}
              </>
            ),
          },
          {
            id: 'rank',
            header: t('player.rank'),
            value: game => standingOf(game.companyId)?.rank ?? Number.MAX_SAFE_INTEGER,
            cell: game => {
              const standing = standingOf(game.companyId)
              if (standing === null) return '–'
              return <Figure value={standing.rank} unit={`/ ${standing.players}`} />
            },
          },
          {
            id: 'trimestres',
            header: t('myGames.col.trimestres'),
            value: game => (game.nbTurns ? game.currentTrimestre / game.nbTurns : -1),
            cell: game => (
              <QuarterStatus
                current={game.currentTrimestre}
                total={game.nbTurns}
                finished={game.finished}
                practice={game.practice}
                unsetLabel={t('profile:preparing')}
                finishedLabel={t('profile:finished')}
              />
            ),
          },
        ]}
        rows={games.data}
        rowId={game => game.id}
        rowName={game => game.name}
        failure={games.error && { reason: errorText(t, games.error), onRetry: () => games.refetch() }}
        empty={
          <EmptyState
            picture="games"
            action={
              <Link to="/app/user/games" className={buttonClass('secondary')}>
                {t('profile:toGames')}
              </Link>
            }
          >
            {t('profile:noCompany')}
          </EmptyState>
        }
      />
    </Card>
  )
}
