import { useTranslation } from 'react-i18next'
import { standingInGame } from '../../../domain/people-ranking.ts'
import { placeText } from '../../../domain/place-text.ts'
import { useGame, useResults } from '../../../domain/use-game.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Figure } from '../../../ui/figure.tsx'
import styles from './grade.module.css'
import type { PublishedGrade } from './grade-page.tsx'
import { replayedQuarters } from './grade-text.ts'

type Props = { gameId: number; published: PublishedGrade }

/** Shows what the company of the person achieved in the quarters that count, next to the grade. */
export function CompanyResult({ gameId, published: { row, quarters } }: Props) {
  const { t } = useTranslation(['grading', 'player', 'common'])
  const format = useFormat()
  const game = useGame(gameId).data
  const results = useResults(row.companyId).data
  const last = Math.max(0, ...quarters.map(({ round }) => round))
  const result = results?.find(({ round }) => round.roundNb === last)
  const replayed = replayedQuarters(game?.rounds ?? [], quarters)
  if (!game || !result) return null
  const { rank, players } = standingInGame(game, result)
  return (
    <section className={styles.company} aria-labelledby="company-result">
      <h2 id="company-result" className={styles.label}>
        <bdi>{row.companyName}</bdi>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('common:player.rank')}</dt>
          <dd className="fig">
            {placeText(t, rank, false)} {t('player:dashboard.rankOf', { players: format.integer(players) })}
          </dd>
        </div>
        <div>
          <dt>{t('common:player.netValue')}</dt>
          <dd>
            <Figure value={result.valeurSociete} kind="amount" />
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>{t('grading:player.endOfQuarter', { quarter: last - 1 })}</p>
      {replayed.map(({ quarter, version }) => (
        <p key={quarter} className={styles.quiet}>
          {t('grading:player.replayed', { quarter, version })}
        </p>
      ))}
    </section>
  )
}
