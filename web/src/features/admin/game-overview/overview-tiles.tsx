import { IconCircleCheck, IconShoppingCart, IconTag, IconUsers } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { playingCount } from '../../../domain/playing-companies.ts'
import { type ExpertRow, marketOf } from '../../../domain/staff/game-results.ts'
import { useFormat } from '../../../i18n/format.ts'
import { StatTile } from '../../../ui/stat-tile.tsx'
import { useAssignedPlayers, useProgress } from './api.ts'
import styles from './game-overview.module.css'

/** Shows the number of players, how many have decided, and the mean price and demand of the last quarter. */
export function OverviewTiles({ game, last }: { game: Game; last: readonly ExpertRow[] }) {
  const { t } = useTranslation(['common', 'overview', 'player'])
  const format = useFormat()
  const progress = (useProgress(game.id).data ?? []).filter(({ playing }) => playing)
  const assigned = useAssignedPlayers(game.id).data?.length
  const companies = playingCount(game)
  const waiting = assigned === undefined ? 0 : assigned - game.companies.length
  const decided = progress.filter(({ saved, locked }) => locked || saved.length > 0).length
  const { averagePrice, demand } = marketOf(last)
  const quarter = last[0] ? t('overview:atQuarter', { quarter: last[0].round - 1 }) : undefined
  return (
    <section className={styles.tiles} aria-label={t('player:dashboard.indicators')}>
      <StatTile
        label={t('common:player.players')}
        icon={<IconUsers size={20} aria-hidden="true" />}
        value={companies}
        change={waiting > 0 ? t('overview:waiting', { count: waiting }) : undefined}
      />
      <StatTile
        label={t('overview:decided')}
        icon={<IconCircleCheck size={20} aria-hidden="true" />}
        value={decided}
        suffix={`/ ${format.integer(companies)}`}
      />
      <StatTile
        label={t('player:competition.meanPrice')}
        icon={<IconTag size={20} aria-hidden="true" />}
        value={averagePrice}
        kind="price"
        change={quarter}
      />
      <StatTile
        label={t('player:competition.totalDemand')}
        icon={<IconShoppingCart size={20} aria-hidden="true" />}
        value={demand}
        change={quarter}
      />
    </section>
  )
}
