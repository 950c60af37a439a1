import { IconEye } from '@tabler/icons-react'
import type { GameResult } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { isSharedRank, placeText, podiumPlaces } from '../../../../domain/place-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { LastQuarter } from './last-quarter.tsx'
import styles from './scenes.module.css'

/** Returns the number of reveal steps: each place of the podium, the last one first, then all ranks. */
export const revealSteps = (results: readonly GameResult[]): number => podiumPlaces(results).length + 1

/** The largest number of names on one step of the podium: a whole class can share a place. */
const namesMax = 6

type Props = { game: Game; step: number; showNames: boolean; onReveal(): void }

/** Reveals the podium rank by rank, then all ranks. Only the podium shows names, unless the presenter wants all. */
export function RankingScene({ game, step, showNames, onReveal }: Props) {
  const { t } = useTranslation('control')
  return (
    <LastQuarter game={game}>
      {results => (
        <div className={styles.ranking}>
          <Podium results={results} step={step} />
          {step < revealSteps(results) ? (
            <Button variant="primary" icon={<IconEye size={32} aria-hidden="true" />} onClick={onReveal}>
              {t(step < revealSteps(results) - 1 ? 'ranking.reveal' : 'ranking.all')}
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

/**
 * Renders the second, first and third ranks in podium order, and reveals the last of them first. Companies that share
 * a rank stand on one step.
 */
function Podium({ results, step }: PodiumProps) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  const places = podiumPlaces(results)
  return (
    <ol className={styles.podium} aria-live="polite">
      {places.map(({ rank, companies }, index) => (
        <li key={rank} className={classNames(styles.place, styles[`place${rank}`])}>
          {step >= places.length - index ? (
            <span className={styles.revealed}>
              {companies.slice(0, namesMax).map(({ companyId, username }) => (
                <strong key={companyId} className={styles.winner}>
                  <bdi>{username}</bdi>
                </strong>
              ))}
              {companies.length > namesMax && (
                <span>{t('common:rank.others', { count: companies.length - namesMax })}</span>
              )}
              <bdi className="fig">{format.amount(companies[0]?.valeurSociete ?? 0)}</bdi>
            </span>
          ) : (
            <span className={styles.hiddenPlace}>?</span>
          )}
          <span className={styles.step}>
            {companies.length > 1 ? placeText(t, rank, true) : t('control:ranking.rank', { rank })}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Returns the ids of the companies that no longer play. */
const outOf = ({ companies }: Game) =>
  new Set(companies.filter(({ playing }) => !playing).map(({ id }) => id))

type AllProps = { results: readonly GameResult[]; showNames: boolean; out: ReadonlySet<number> }

function AllRanks({ results, showNames, out }: AllProps) {
  const { t } = useTranslation(['control', 'common'])
  const format = useFormat()
  return (
    <ol className={styles.ranks} aria-label={t('control:scene.ranking')}>
      {results.map(({ companyId, classement, username, valeurSociete }) => (
        <li key={companyId}>
          <span className="fig">
            {isSharedRank(results, classement)
              ? placeText(t, classement, true)
              : t('control:ranking.rank', { rank: classement })}
          </span>
          {showNames && <bdi className={styles.rankName}>{username}</bdi>}
          <bdi className="fig">{format.amount(valeurSociete)}</bdi>
          {out.has(companyId) && <em>{t('control:state.out')}</em>}
        </li>
      ))}
    </ol>
  )
}
