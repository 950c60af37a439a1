import { IconEye } from '@tabler/icons-react'
import type { GameResult } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LastQuarter } from './last-quarter.tsx'
import styles from './scenes.module.css'

/** The number of reveal steps: third, second and first rank, then all ranks. */
export const revealSteps = 4
const podium = 3

type Props = { game: Game; step: number; showNames: boolean; onReveal(): void }

/** Reveals the podium rank by rank, then all ranks. Only the podium shows names, unless the presenter wants all. */
export function RankingScene({ game, step, showNames, onReveal }: Props) {
  const { t } = useTranslation('control')
  return (
    <LastQuarter game={game}>
      {results => (
        <div className={styles.ranking}>
          <Podium results={results.slice(0, podium)} step={step} />
          {step < revealSteps ? (
            <Button variant="primary" icon={<IconEye size={32} aria-hidden="true" />} onClick={onReveal}>
              {t(step < podium ? 'ranking.reveal' : 'ranking.all')}
            </Button>
          ) : (
            <AllRanks results={results} showNames={showNames} out={outOf(game)} />
          )}
        </div>
      )}
    </LastQuarter>
  )
}

type PodiumProps = { results: readonly GameResult[]; step: number }

/** Renders the second, first and third ranks in podium order, and reveals the third, second and first. */
function Podium({ results, step }: PodiumProps) {
  const { t } = useTranslation('control')
  const format = useFormat()
  return (
    <ol className={styles.podium} aria-live="polite">
      {results.map(({ companyId, classement, username, valeurSociete }, index) => {
        const isRevealed = step >= podium - index
        return (
          <li key={companyId} className={classNames(styles.place, styles[`place${index + 1}`])}>
            {isRevealed ? (
              <span className={styles.revealed}>
                <strong className={styles.winner}>
                  <bdi>{username}</bdi>
                </strong>
                <bdi className="fig">{format.amount(valeurSociete)}</bdi>
              </span>
            ) : (
              <span className={styles.hiddenPlace}>?</span>
            )}
            <span className={styles.step}>{t('ranking.rank', { rank: classement })}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** Returns the ids of the companies that no longer play. */
const outOf = ({ companies }: Game) =>
  new Set(companies.filter(({ playing }) => !playing).map(({ id }) => id))

type AllProps = { results: readonly GameResult[]; showNames: boolean; out: ReadonlySet<number> }

function AllRanks({ results, showNames, out }: AllProps) {
  const { t } = useTranslation('control')
  const format = useFormat()
  return (
    <ol className={styles.ranks} aria-label={t('scene.ranking')}>
      {results.map(({ companyId, classement, username, valeurSociete }) => (
        <li key={companyId}>
          <span className="fig">{t('ranking.rank', { rank: classement })}</span>
          {showNames && <bdi className={styles.rankName}>{username}</bdi>}
          <bdi className="fig">{format.amount(valeurSociete)}</bdi>
          {out.has(companyId) && <em>{t('state.out')}</em>}
        </li>
      ))}
    </ol>
  )
}
