import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { productName } from '../../../domain/catalogue-text.ts'
import { ProductMark } from '../../../domain/product-mark.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { phaseText } from '../../../ui/phase.ts'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'

type Texts = TFunction<['common', 'super', 'admin']>

const adminNames = (game: Game): string => game.admin.map(admin => admin.username).join(', ')

export const gameColumns = (t: Texts): DataColumn<Game>[] => [
  {
    id: 'name',
    header: t('field.name'),
    value: game => game.name,
    cell: game => (
      <>
        {game.name} {game.archived && <ArchivedChip />}
      </>
    ),
  },
  {
    id: 'product',
    header: t('super:games.product'),
    value: game => game.product && productName(t, game.product),
    cell: game => <ProductMark product={game.product} />,
  },
  {
    id: 'admins',
    header: t('super:games.admins'),
    value: adminNames,
    cell: game => adminNames(game) || <Chip tone="warning">{t('super:games.noAdmin')}</Chip>,
  },
  {
    id: 'status',
    header: t('myGames.col.status'),
    value: game => t(game.private ? 'game.private' : 'game.public'),
    cell: game => (
      <Chip tone={game.private ? 'neutral' : 'info'}>{t(game.private ? 'game.private' : 'game.public')}</Chip>
    ),
  },
  {
    id: 'trimestres',
    header: t('myGames.col.trimestres'),
    value: game => (game.nbTurns ? game.currentTrimestre / game.nbTurns : -1),
    filterText: game => (game.finished ? t('admin:standing.finished') : ''),
    cell: game => (
      <QuarterStatus
        current={game.currentTrimestre}
        total={game.nbTurns}
        finished={game.finished}
        practice={game.practice}
        unsetLabel={t('admin:standing.toConfigure')}
        finishedLabel={t('admin:standing.finished')}
      />
    ),
  },
  {
    id: 'phase',
    header: t('field.phase'),
    value: game => phaseText(t, game.phase),
  },
]
