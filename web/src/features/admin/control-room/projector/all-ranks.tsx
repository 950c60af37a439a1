import type { Game } from '@trimestre/contract/games'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BadgedName } from '../../../../domain/badged-name.tsx'
import type { Standings } from '../../../../domain/people-ranking.ts'
import { isSharedRank, placeText } from '../../../../domain/place-text.ts'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import type { Move } from '../../../../domain/staff/places.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Change } from '../../../../ui/change.tsx'
import { useMoves } from './last-quarter.tsx'
import type { RanksLayout, StandingsLayout } from './ranks-pages.ts'
import styles from './scenes.module.css'

type Props = {
  game: Game
  standings: Standings<ExpertRow>
  layout: StandingsLayout
  /** Counted from 0. */
  page: number
  showNames: boolean
}

/**
 * Lists a page of all ranks in columns, with the places that each company gained or lost in the last quarter. The
 * companies outside the ranking follow.
 */
export function AllRanks({ game, standings, layout, page, showNames }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const { ranked, apart } = standings
  const pageOfApart = layout.isOnePage ? 0 : page - layout.ranked.pages
  return (
    <div className={styles.listed}>
      {page < layout.ranked.pages && (
        <RanksPage title={t('control:scene.ranking')} rows={ranked} layout={layout.ranked} page={page}>
          {row => (
            <Rank key={row.companyId} game={game} row={row} showName={showNames}>
              {isSharedRank(ranked, row.classement)
                ? placeText(t, row.classement, true)
                : t('control:ranking.rank', { rank: row.classement })}
            </Rank>
          )}
        </RanksPage>
      )}
      {apart.length > 0 && pageOfApart >= 0 && (
        <>
          <h3>{t('common:ranking.apart')}</h3>
          <RanksPage title={t('common:ranking.apart')} rows={apart} layout={layout.apart} page={pageOfApart}>
            {row => <Rank key={row.companyId} game={game} row={row} showName={showNames} />}
          </RanksPage>
        </>
      )}
    </div>
  )
}

type PageProps = {
  title: string
  rows: readonly ExpertRow[]
  layout: RanksLayout
  page: number
  children(row: ExpertRow): ReactNode
}

function RanksPage({ title, rows, layout, page, children }: PageProps) {
  const { t } = useTranslation('control')
  const first = page * layout.perPage
  const shown = rows.slice(first, first + layout.perPage)
  const part = { from: first + 1, to: first + shown.length, total: rows.length }
  return (
    <>
      <ol
        className={styles.ranks}
        aria-label={title}
        style={{ '--rows': Math.min(layout.rows, shown.length) } as CSSProperties}
      >
        {shown.map(children)}
      </ol>
      {layout.pages > 1 && <p role="status">{t('ranking.page', part)}</p>}
    </>
  )
}

type RankProps = {
  game: Game
  row: ExpertRow
  showName: boolean
  /** The rank; left out for a company outside the ranking. */
  children?: ReactNode
}

function Rank({ game, row, showName, children }: RankProps) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const move = useMoves(game.id).get(row.companyId)
  return (
    <li>
      <span className="fig">{children ?? '–'}</span>
      <span className={styles.moved}>
        <Moved move={children === undefined ? undefined : move} />
      </span>
      <span className={styles.rankName}>{showName && <BadgedName gameId={game.id} company={row} />}</span>
      <bdi className="fig">{format.amount(row.valeurSociete)}</bdi>
      {isOut(game, row.companyId) && <em>{t('state.out')}</em>}
    </li>
  )
}

function Moved({ move }: { move: Move | undefined }) {
  const { t } = useTranslation('control')
  if (move === undefined) return null
  return move === 'new' ? <em>{t('ranking.new')}</em> : <Change delta={move} />
}

/** Whether a company no longer plays. */
const isOut = ({ companies }: Game, companyId: number): boolean =>
  companies.some(({ id, playing }) => id === companyId && !playing)
