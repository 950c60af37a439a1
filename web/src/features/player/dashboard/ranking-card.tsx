import type { Dashboard } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { BadgedName } from '../../../domain/badged-name.tsx'
import { KnownComputers } from '../../../domain/computers/known-computers.tsx'
import { CompanyLink, OwnChip } from '../../../domain/shown-company.tsx'
import { useRanking } from '../../../domain/use-ranking.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../../../ui/figure.tsx'
import { GroupRow } from '../../../ui/table/group-row.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import styles from './ranking-card.module.css'

type RankedCompany = Dashboard['ranking'][number]

const shownCount = 10

/** Returns the first ten companies, plus the player's own company when it ranks lower. */
export function shownRanks(ranking: readonly RankedCompany[], ownId: number): RankedCompany[] {
  const first = ranking.slice(0, shownCount)
  const own = ranking.find(({ companyId }) => companyId === ownId)
  return own && !first.includes(own) ? [...first, own] : first
}

export function RankingCard({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation(['player', 'common'])
  const ownId = dashboard.enterprise.id
  const { ranked, apart, choice } = useRanking(dashboard.ranking)
  const others = shownRanks(apart, ownId)
  return (
    <Card
      title={t(dashboard.finished ? 'dashboard.rankingFinal' : 'dashboard.ranking')}
      actions={dashboard.chart.length > 0 && choice}
      flush
      late={420}
    >
      {dashboard.chart.length === 0 ? (
        <p className={styles.empty}>{t('dashboard.rankingEmpty')}</p>
      ) : (
        <PlainTable className={styles.table} caption={t('dashboard.rankingCaption')}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.rank')}</th>
              <th scope="col">{t('dashboard.company')}</th>
              <th scope="col">{t('dashboard.netValue')}</th>
            </tr>
          </thead>
          <tbody>
            {shownRanks(ranked, ownId).map(company => (
              <RankRow
                key={company.companyId}
                company={company}
                rank={company.classement}
                gameId={dashboard.game.id}
                isOwn={company.companyId === ownId}
              />
            ))}
          </tbody>
          {others.length > 0 && (
            <tbody>
              <GroupRow columns={3}>{t('common:ranking.apart')}</GroupRow>
              {others.map(company => (
                <RankRow
                  key={company.companyId}
                  company={company}
                  gameId={dashboard.game.id}
                  isOwn={company.companyId === ownId}
                />
              ))}
            </tbody>
          )}
        </PlainTable>
      )}
      {!dashboard.finished && <KnownComputers />}
      {dashboard.chart.length > 0 && (
        <p className={styles.more}>
          <CompanyLink to="/app/user/game-competitive" className={buttonClass('text', true)}>
            {t('competition.open')}
          </CompanyLink>
          <CompanyLink to="/app/user/market-newspaper" className={buttonClass('text', true)}>
            {t('competition.newspaper')}
          </CompanyLink>
        </p>
      )}
    </Card>
  )
}

type Row = {
  company: RankedCompany
  /** Left out for a company outside the ranking. */
  rank?: number
  gameId: number
  isOwn: boolean
}

function RankRow({ company, rank, gameId, isOwn }: Row) {
  const { t } = useTranslation(['player', 'common'])
  const { valeurSociete, playing } = company
  return (
    <tr className={classNames(isOwn && styles.own)}>
      <td>
        {rank === undefined ? (
          <Figure value={null} />
        ) : (
          <span className={classNames(styles.rank, rank === 1 && styles.first)}>
            <Figure value={rank} />
          </span>
        )}
      </td>
      <th scope="row">
        <BadgedName gameId={gameId} company={company} /> {isOwn && <OwnChip />}
        {!playing && <Chip>{t('out.mark')}</Chip>}
      </th>
      <td>
        <Figure value={valeurSociete} kind="amount" />
      </td>
    </tr>
  )
}
