import { IconCircleCheck, IconShoppingCart, IconTag, IconUsers } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useMarketStudy } from '../../../domain/market-study.ts'
import type { ExpertRow } from '../../../domain/staff/game-results.ts'
import { HiddenMark } from '../../../domain/staff/hidden-mark.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { StatTile } from '../../../ui/stat-tile.tsx'
import { useAssignedPlayers, useProgress } from './api.ts'
import styles from './game-overview.module.css'

/** Shows the number of companies with players, how many have decided, and the price and demand of the last quarter's market. */
export function OverviewTiles({ game, last }: { game: Game; last: readonly ExpertRow[] }) {
  const { t } = useTranslation(['common', 'overview', 'player'])
  const format = useFormat()
  const progress = (useProgress(game.id).data ?? []).filter(
    ({ kind, playing }) => kind === 'human' && playing,
  )
  const assigned = useAssignedPlayers(game.id).data ?? []
  const companies = game.companies.filter(({ kind, playing }) => kind === 'human' && playing).length
  const waiting = assigned.filter(user => !user.companies.some(each => each.game.id === game.id)).length
  const decided = progress.filter(({ saved, locked }) => locked || saved.length > 0).length
  const market = useMarketStudy(last[0]?.companyId, last[0]?.round).data
  const quarter = last[0] ? t('overview:atQuarter', { quarter: last[0].round - 1 }) : undefined
  const isHidden = last[0]?.state === 'hidden'
  const ofClass = last.reduce((sum, { demande }) => sum + demande, 0)
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
        value={market?.prixMoyen ?? 0}
        kind="price"
        change={<OfQuarter text={quarter} isHidden={isHidden} />}
      />
      <StatTile
        label={t('player:competition.totalDemand')}
        icon={<IconShoppingCart size={20} aria-hidden="true" />}
        value={market?.demandeTotale ?? 0}
        change={
          <OfQuarter
            text={quarter && `${quarter} · ${t('overview:ofClass', { figure: format.integer(ofClass) })}`}
            isHidden={isHidden}
          />
        }
      />
    </section>
  )
}

/** Names the quarter of a figure, and says whether players do not see it yet. */
function OfQuarter({ text, isHidden }: { text: string | undefined; isHidden: boolean }) {
  return (
    <>
      {text} {isHidden && <HiddenMark />}
    </>
  )
}
