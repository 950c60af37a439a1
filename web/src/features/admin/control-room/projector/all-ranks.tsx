import type { Game } from '@trimestre/contract/games'
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
  results: readonly ExpertRow[]
  layout: RanksLayout
  /** Counted from 0. */
  page: number
  showNames: boolean
}

/** Lists a page of all ranks in columns, with the places that each company gained or lost in the last quarter. */
export function AllRanks({ game, results, layout: { pages, perPage, rows }, page, showNames }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const moves = useMoves(game.id)
  const out = outOf(game)
  const first = page * perPage
  const shown = results.slice(first, first + perPage)
  const part = { from: first + 1, to: first + shown.length, total: results.length }
  return (
    <>
      <ol
        className={styles.ranks}
        aria-label={t('control:scene.ranking')}
        style={{ '--rows': Math.min(rows, shown.length) } as CSSProperties}
      >
        {shown.map(({ companyId, classement, username, kind, valeurSociete }) => (
          <li key={companyId}>
            <span className="fig">
              {isSharedRank(results, classement)
                ? placeText(t, classement, true)
                : t('control:ranking.rank', { rank: classement })}
            </span>
            <span className={styles.moved}>
              <Moved move={moves.get(companyId)} />
            </span>
            <span className={styles.rankName}>
              {showNames && <BadgedName gameId={game.id} company={{ companyId, username, kind }} />}
            </span>
            <bdi className="fig">{format.amount(valeurSociete)}</bdi>
            {out.has(companyId) && <em>{t('control:state.out')}</em>}
          </li>
        ))}
      </ol>
      {pages > 1 && <p role="status">{t('control:ranking.page', part)}</p>}
    </>
  )
}

function Moved({ move }: { move: Move | undefined }) {
  const { t } = useTranslation('control')
  if (move === undefined) return null
  return move === 'new' ? <em>{t('ranking.new')}</em> : <Change delta={move} />
}

/** Returns the ids of the companies that no longer play. */
const outOf = ({ companies }: Game) =>
  new Set(companies.filter(({ playing }) => !playing).map(({ id }) => id))
