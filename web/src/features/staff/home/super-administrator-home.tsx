import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMyGames } from '../../../domain/administered-games.ts'
import { ErasureWarnings } from '../../../domain/staff/erasure-warnings.tsx'
import { useProducts } from '../../../domain/use-products.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatTile } from '../../../ui/stat-tile.tsx'
import { useAdministrators, useAllGames, useEvents, useItems, useMenus, usePlayers } from './api.ts'
import { GamesList } from './games-list.tsx'
import styles from './home.module.css'
import { PrepareClassButton } from './prepare-class/prepare-class-button.tsx'
import { RunningGames } from './running-games.tsx'
import { SystemCard } from './system-card.tsx'
import { Welcome } from './welcome.tsx'

/** Shows the size of each list, the games that the user runs, and those without an administrator. */
export function SuperAdministratorHome() {
  const { t } = useTranslation(['common', 'super'])
  const games = useAllGames()
  const products = useProducts()
  const administrators = useAdministrators()
  const lists = [
    { key: 'products', list: products, to: '/app/super_admin/products' },
    { key: 'games', list: games, to: '/app/super_admin/games' },
    { key: 'administrators', list: administrators, to: '/app/super_admin/users' },
    { key: 'players', list: usePlayers(), to: '/app/super_admin/users', tab: 'players' },
    { key: 'items', list: useItems(), to: '/app/super_admin/items' },
    { key: 'menus', list: useMenus(), to: '/app/super_admin/menu' },
    { key: 'events', list: useEvents(), to: '/app/super_admin/events' },
  ] as const
  const own = useMyGames().data?.filter(game => !game.archived)
  const running = own?.filter(game => game.nbTurns !== null && !game.finished) ?? []
  const current = games.data?.filter(game => !game.archived) ?? []
  const failed = lists.filter(({ list }) => list.isError)
  const orphans = current.filter(game => game.admin.length === 0)
  return (
    <div className={styles.home}>
      <Welcome title={name => t('super:home.hello', { name })} lead={t('super:home.lead')} />
      {administrators.data && products.data && games.data && own && (
        <PrepareClassButton
          isFirst={current.length === 0}
          games={own.filter(game => game.nbTurns === null)}
          administrators={administrators.data}
          products={products.data}
        />
      )}
      {running.length > 0 && <RunningGames games={running} />}
      <ErasureWarnings games={games.data} />
      <div className={styles.tiles}>
        {lists.map(({ key, ...tile }) => (
          <CountTile key={key} label={t(`super:home.${key}`)} {...tile} />
        ))}
      </div>
      {failed[0] && (
        <Card>
          <ErrorCard
            reason={errorText(t, failed[0].list.error)}
            onRetry={() => {
              for (const { list } of failed) void list.refetch()
            }}
          />
        </Card>
      )}
      {orphans.length > 0 && (
        <GamesList
          title={t('super:home.orphans')}
          subtitle={t('super:home.orphansWhy')}
          games={orphans}
          to="/app/super_admin/games"
        />
      )}
      <SystemCard />
    </div>
  )
}

type TileProps = { label: string; list: UseQueryResult<unknown[]>; to: string; tab?: string }

function CountTile({ label, list, to, tab }: TileProps) {
  const { t } = useTranslation('super')
  if (list.isError) return null
  if (list.isPending) return <Skeleton height={132} />
  return (
    <Link to={to} search={tab ? { tab } : undefined} className={styles.tile}>
      <StatTile label={label} value={list.data.length} change={t('home.see')} />
    </Link>
  )
}
