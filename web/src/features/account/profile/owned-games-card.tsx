import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMyGames } from '../../../domain/administered-games.ts'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { productName } from '../../../domain/catalogue-text.ts'
import { ProductMark } from '../../../domain/product-mark.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

/** Lists the games that the administrator runs. */
export function OwnedGamesCard() {
  const { t } = useTranslation(['common', 'profile'])
  const games = useMyGames()
  return (
    <Card title={t('ownedGames.title')} flush>
      <DataTable
        caption={t('ownedGames.title')}
        columns={[
          {
            id: 'game',
            header: t('myGames.col.game'),
            value: game => game.name,
            cell: game => (
              <>
                <Link to="/app/admin/games" search={{ filter: game.name }}>
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
            id: 'product',
            header: t('profile:product'),
            value: game => (game.product ? productName(t, game.product) : '–'),
            cell: game => <ProductMark product={game.product} />,
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
          {
            id: 'status',
            header: t('myGames.col.status'),
            value: game => t(game.private ? 'game.private' : 'game.public'),
            cell: game => (
              <Chip tone={game.private ? 'neutral' : 'info'}>
                {t(game.private ? 'game.private' : 'game.public')}
              </Chip>
            ),
          },
        ]}
        rows={games.data}
        rowId={game => game.id}
        rowName={game => game.name}
        failure={games.error && { reason: errorText(t, games.error), onRetry: () => games.refetch() }}
        empty={<EmptyState picture="games">{t('profile:noOwnedGame')}</EmptyState>}
      />
    </Card>
  )
}
