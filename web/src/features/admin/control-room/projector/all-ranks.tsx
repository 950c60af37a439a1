import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { BadgedName } from '../../../../domain/badged-name.tsx'
import { isSharedRank, placeText } from '../../../../domain/place-text.ts'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import type { Move } from '../../../../domain/staff/places.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Change } from '../../../../ui/change.tsx'
import { useMoves } from './last-quarter.tsx'
import type { RanksLayout } from './ranks-pages.ts'
import styles from './scenes.module.css'

type Props = {
  game: Game
  ranked: readonly ExpertRow[]
  /** The ranked companies, then those outside the ranking below their heading. */
  list: readonly (ExpertRow | 'heading')[]
  layout: RanksLayout
  /** Counted from 0. */
  page: number
  showNames: boolean
}

/** Lists a page of all ranks in columns, with the places that each company gained or lost in the last quarter. */
export function AllRanks(props: Props) {
  const { game, ranked, list, page, showNames } = props
  const { pages, perPage, rows } = props.layout
  const { t } = useTranslation(['control', 'common'])
  const first = page * perPage
  const shown = list.slice(first, first + perPage)
  const before = countOf(list.slice(0, first))
  const part = { from: before + 1, to: before + countOf(shown), total: countOf(list) }
  return (
    <>
      <ol
        className={styles.ranks}
        aria-label={t('control:scene.ranking')}
        style={{ '--rows': Math.min(rows, shown.length) } as CSSProperties}
      >
        {shown.map(row =>
          row === 'heading' ? (
            <li key={row} className={styles.apartHeading}>
              {t('common:ranking.apart')}
            </li>
          ) : (
            <Rank
              key={row.companyId}
              game={game}
              row={row}
              rank={
                ranked.includes(row)
                  ? { place: row.classement, isShared: isSharedRank(ranked, row.classement) }
                  : null
              }
              showName={showNames}
            />
          ),
        )}
      </ol>
      {pages > 1 && <p role="status">{t('control:ranking.page', part)}</p>}
    </>
  )
}

const countOf = (list: Props['list']): number => list.filter(entry => entry !== 'heading').length

type RankProps = {
  game: Game
  row: ExpertRow
  /** Null for a company outside the ranking. */
  rank: { place: number; isShared: boolean } | null
  showName: boolean
}

function Rank({ game, row, rank, showName }: RankProps) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const move = useMoves(game.id).get(row.companyId)
  return (
    <li>
      <span className="fig">{rank === null ? '–' : rankText(t, rank)}</span>
      <span className={styles.moved}>
        <Moved move={rank === null ? undefined : move} />
      </span>
      <span className={styles.rankName}>{showName && <BadgedName gameId={game.id} company={row} />}</span>
      <bdi className="fig">{format.amount(row.valeurSociete)}</bdi>
      {outOf(game).has(row.companyId) && <em>{t('control:state.out')}</em>}
    </li>
  )
}

const rankText = (
  t: TFunction<['control', 'common']>,
  { place, isShared }: { place: number; isShared: boolean },
) => (isShared ? placeText(t, place, true) : t('control:ranking.rank', { rank: place }))

function Moved({ move }: { move: Move | undefined }) {
  const { t } = useTranslation('control')
  if (move === undefined) return null
  return move === 'new' ? <em>{t('ranking.new')}</em> : <Change delta={move} />
}

/** Returns the ids of the companies that no longer play. */
const outOf = ({ companies }: Game) =>
  new Set(companies.filter(({ playing }) => !playing).map(({ id }) => id))
