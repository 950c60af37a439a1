import { useQuery } from '@tanstack/react-query'
import type { Explanation, RankedPlace } from '@trimestre/contract/explanations'
import { useTranslation } from 'react-i18next'
import { Change } from '../../ui/change.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Figure } from '../../ui/figure.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { dashboardQuery } from '../game-queries.ts'
import { ownStanding } from '../people-ranking.ts'
import { SeatWord } from '../seat-word.tsx'
import { useShownCompany } from '../shown-company.tsx'
import { useGame } from '../use-game.ts'
import { useSignedIn } from '../use-session.ts'
import styles from './why-panel.module.css'

type Props = { ranking: NonNullable<Explanation['ranking']>; quarter: number }

/** Says that a rank counts computers, where the dashboard shows that among people. */
export function AmongAll({ companyId }: { companyId: number }) {
  const { t } = useTranslation('common')
  const { data } = useQuery(dashboardQuery(companyId))
  if (!data || ownStanding(data).overall === null) return null
  return <p className={styles.note}>{t('ranking.all')}</p>
}

/** Renders the change of a company's rank, and the values of the companies ranked just above and just below it. */
export function RankingStory({ ranking: { own, above, below }, quarter }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const gain = own.rankBefore === null ? null : own.rankBefore - own.rank
  return (
    <section className={styles.part}>
      <h3>{gain === null ? t('why.neighbours') : t('why.changed', { quarter: quarter - 1 })}</h3>
      {gain !== null && (
        <p className={styles.move}>
          {gain === 0
            ? t('why.rankSame')
            : t(gain > 0 ? 'why.rankUp' : 'why.rankDown', { count: Math.abs(gain) })}
        </p>
      )}
      <PlainTable caption={t('why.neighbours')} className={styles.ranking}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.rank')}</th>
            <th scope="col">{t('dashboard.company')}</th>
            <th scope="col">{t('why.valueAndChange')}</th>
          </tr>
        </thead>
        <tbody>
          {[above, own, below].map(
            place => place && <PlaceRow key={place.companyId} place={place} isOwn={place === own} />,
          )}
        </tbody>
      </PlainTable>
    </section>
  )
}

function PlaceRow({ place, isOwn }: { place: RankedPlace; isOwn: boolean }) {
  const { t } = useTranslation(['player', 'common'])
  const { gameId } = useShownCompany()
  const isReader = useSignedIn().virtualEnterprise?.id === place.companyId
  const kind = useGame(gameId).data?.companies.find(({ id }) => id === place.companyId)?.kind
  const { rank, rankBefore, value, valueBefore, username, equals } = place
  return (
    <tr className={classNames(isOwn && styles.own)}>
      <td>
        <Figure value={rank} />
        {rankBefore !== null && rankBefore !== rank && (
          <span className={styles.under}>{t('why.rankBefore', { rank: rankBefore })}</span>
        )}
      </td>
      <th scope="row">
        <bdi>{username}</bdi>
        <SeatWord company={{ username, kind }} />{' '}
        {isReader && <Chip tone="primary">{t('dashboard.you')}</Chip>}
        {equals > 0 && <span className={styles.under}>{t('why.withEquals', { count: equals })}</span>}
      </th>
      <td>
        <Figure value={value} kind="amount" />
        {valueBefore !== null && (
          <span className={styles.under}>
            <Change delta={Number((value - valueBefore).toFixed(2))} kind="amount" />
          </span>
        )}
      </td>
    </tr>
  )
}
