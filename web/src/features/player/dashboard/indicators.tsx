import { IconChartPie, IconMedal, IconShoppingCart, IconUsers, IconWallet } from '@tabler/icons-react'
import type { Dashboard, Result } from '@trimestre/contract/companies'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WhyLink } from '../../../domain/explanations/why.tsx'
import { ownStanding } from '../../../domain/people-ranking.ts'
import { overallText, standingText } from '../../../domain/place-text.ts'
import { SegmentSplit } from '../../../domain/segment-split.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Change } from '../../../ui/change.tsx'
import { StatTile } from '../../../ui/stat-tile.tsx'
import styles from './indicators.module.css'

type Props = { dashboard: Dashboard; last: Result | undefined; before: Result | undefined }

/** Shows liquidity, rank, demand, market share and players, with figures that count up. */
export function Indicators({ dashboard, last, before }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { liquidity, demandedQuantity, marketPart, players } = dashboard
  const standing = ownStanding(dashboard)
  const overall = overallText(t, format, standing)
  const delta = (of: (result: Result) => number) => (last && before ? of(last) - of(before) : null)
  const rankGain = standing.overall
    ? placesGained(before?.rangHumain, last?.rangHumain)
    : delta(result => -result.classement)
  const share = delta(result => result.partMarche)
  return (
    <section className={styles.tiles} aria-label={t('dashboard.indicators')}>
      <StatTile
        label={t('common:player.liquidity')}
        icon={<IconWallet size={20} aria-hidden="true" />}
        value={liquidity}
        kind="thousands"
        full={format.amount(liquidity)}
        change={
          <Foot figure="result.liquidites" label={t('common:player.liquidity')}>
            <Change delta={delta(result => result.liquidites)} kind="amount" />
          </Foot>
        }
      />
      <StatTile
        label={t('common:player.rank')}
        icon={<IconMedal size={20} aria-hidden="true" />}
        value={standing.rank}
        suffix={`/ ${format.integer(standing.players)}`}
        full={[
          `${standingText(t, standing)} ${t('dashboard.rankOf', { players: format.integer(standing.players) })}`,
          ...(overall === null ? [] : [overall]),
        ].join('. ')}
        change={
          <Foot figure="result.classement" label={t('common:player.rank')}>
            <span className={styles.rank}>
              {standing.isShared && <span aria-hidden="true">{t('common:rank.tied')}</span>}
              <Change delta={rankGain} />
            </span>
          </Foot>
        }
      />
      <StatTile
        label={t('common:player.demanded')}
        icon={<IconShoppingCart size={20} aria-hidden="true" />}
        value={demandedQuantity}
        change={
          <Foot figure="result.demande" label={t('common:player.demanded')}>
            <Change delta={delta(result => result.demande)} />
            <SegmentSplit result={last} />
          </Foot>
        }
      />
      <StatTile
        label={t('common:player.marketPart')}
        icon={<IconChartPie size={20} aria-hidden="true" />}
        value={marketPart}
        kind="percent"
        change={
          <Foot figure="result.partMarche" label={t('common:player.marketPart')}>
            <Change delta={share === null ? null : Number(share.toFixed(1))} kind="number" />
          </Foot>
        }
      />
      <StatTile
        label={t('common:player.players')}
        icon={<IconUsers size={20} aria-hidden="true" />}
        value={players}
      />
    </section>
  )
}

/** Returns the places gained among people; null for a quarter in which the company had none. */
const placesGained = (before: number | null | undefined, now: number | null | undefined): number | null =>
  typeof before === 'number' && typeof now === 'number' ? before - now : null

/** Shows a change together with the link to its explanation. */
function Foot({ figure, label, children }: { figure: string; label: string; children: ReactNode }) {
  return (
    <span className={styles.foot}>
      {children}
      <WhyLink figure={figure} label={label} />
    </span>
  )
}
