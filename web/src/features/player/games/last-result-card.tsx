import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { standingInGame } from '../../../domain/people-ranking.ts'
import { PracticeMark } from '../../../domain/practice.tsx'
import { Card } from '../../../ui/card.tsx'
import { Change } from '../../../ui/change.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Figure } from '../../../ui/figure.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useResults } from './api.ts'
import styles from './player-home-page.module.css'

/** Shows rank and net value after the last quarter of a played game, preferably one that goes on, and their change. */
export function LastResultCard({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation(['player', 'common'])
  const played = games.filter(game => game.currentTrimestre > 1)
  const game = played.find(each => !isOver(each)) ?? played[0]
  const results = useResults(game?.companyId ?? undefined)
  const last = results.data?.at(-1)
  const before = results.data?.at(-2)
  if (!game || !last)
    return (
      <Card title={t('home.lastResult')}>
        {game && results.isPending ? (
          // As high as the two figures, so that the games below stay in their place.
          <SkeletonStack shapes={[{ height: 82 }]} />
        ) : (
          <EmptyState picture="results" title={t('home.noResult')} />
        )}
      </Card>
    )
  const standing = standingInGame(game, last)
  const earlier = before && standingInGame(game, before)
  return (
    <Card
      title={
        <>
          {t('home.lastResult')} {game.practice && <PracticeMark />}
        </>
      }
      subtitle={t('home.lastResultOf', { game: game.name, quarter: last.round.roundNb - 1 })}
    >
      <dl className={styles.figures}>
        <div>
          <dt>{t('home.rank')}</dt>
          <dd className={styles.figure}>
            <Figure value={standing.rank} unit={`/ ${standing.players}`} />
          </dd>
          <dd>{earlier?.players === standing.players && <Change delta={earlier.rank - standing.rank} />}</dd>
        </div>
        <div>
          <dt>{t('home.netValue')}</dt>
          <dd className={styles.figure}>
            <Figure value={last.valeurSociete} kind="amount" />
          </dd>
          <dd>{before && <Change delta={last.valeurSociete - before.valeurSociete} kind="amount" />}</dd>
        </div>
      </dl>
    </Card>
  )
}
