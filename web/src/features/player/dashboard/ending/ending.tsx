import type { Dashboard, Result } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { ComputersOfGame } from '../../../../domain/computers/computers-of-game.tsx'
import { useMarketStudy } from '../../../../domain/market-study.ts'
import { placeText, podiumPlaces } from '../../../../domain/place-text.ts'
import { SeatWord } from '../../../../domain/seat-word.tsx'
import { OwnChip, useShownCompany } from '../../../../domain/shown-company.tsx'
import { useRanking } from '../../../../domain/use-ranking.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Figure } from '../../../../ui/figure.tsx'
import { CurveCard } from './curve-card.tsx'
import styles from './ending.module.css'
import { SaveResults } from './save-results.tsx'
import { type Passage, type RankOf, rankAmongAll, rankAmongPeople, roundOfQuarter, storyOf } from './story.ts'
import { passageText } from './story-text.ts'

type Props = { dashboard: Dashboard; results: readonly Result[] }

/** The results of a finished game: the podium and the story of the player's own company. */
export default function Ending({ dashboard, results }: Props) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const { isReadOnly } = useShownCompany()
  const { ranked, isOfPeople, choice } = useRanking(dashboard.ranking)
  const rankOf = isOfPeople ? rankAmongPeople : rankAmongAll
  const story = storyOf(results, rankOf)
  const isBestShared = useIsBestShared(dashboard.enterprise.id, story, rankOf)
  return (
    <>
      <div className={styles.pair}>
        <Card title={t('ending.podium')} actions={choice}>
          <Podium companies={ranked} ownId={dashboard.enterprise.id} />
        </Card>
        {story.length > 0 && (
          <Card title={t('ending.story')}>
            <ul className={styles.story}>
              {story.map(passage => (
                <li key={passage.kind}>{passageText(t, format, passage, isBestShared)}</li>
              ))}
            </ul>
            <SaveResults results={results} />
          </Card>
        )}
      </div>
      {results.length > 0 && <CurveCard results={results} rankOf={rankOf} />}
      <ComputersOfGame
        gameId={dashboard.game.id}
        sheetOf={dashboard.enterprise.id}
        ranking={dashboard.ranking}
        isForStaff={isReadOnly}
      />
    </>
  )
}

/** Returns whether others had the company's best rank in the same quarter; results tell only its own rank. */
function useIsBestShared(companyId: number, story: readonly Passage[], rankOf: RankOf): boolean {
  const best = story.find(passage => passage.kind === 'bestRank')
  const round = best && roundOfQuarter(best.quarter)
  const { data } = useMarketStudy(companyId, round)
  return (data?.companies ?? []).filter(company => rankOf(company) === best?.rank).length > 1
}

type PodiumProps = { companies: readonly Dashboard['ranking'][number][]; ownId: number }

/** The largest number of names on one step: a whole class can share a place. */
const namesMax = 5

/** Shows the first three ranks, rendered like a podium as second, first and third, but read in order of rank. */
function Podium({ companies, ownId }: PodiumProps) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <ol className={styles.podium}>
      {podiumPlaces(companies).map(({ rank, companies: equals }) => (
        <li key={rank} className={classNames(styles.winner, styles[`winner${rank}`])}>
          <Names companies={equals} ownId={ownId} />
          <Figure value={equals[0]?.valeurSociete} kind="amount" />
          <span className={styles.step}>
            {equals.length > 1 ? placeText(t, rank, true) : t('ending.place', { rank })}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Names the companies on a step, the player's own one first. */
function Names({ companies, ownId }: PodiumProps) {
  const { t } = useTranslation(['player', 'common'])
  const sorted = companies.toSorted((a, b) => Number(b.companyId === ownId) - Number(a.companyId === ownId))
  const shown = sorted.slice(0, namesMax)
  return (
    <>
      {shown.map(company => (
        <span key={company.companyId} className={styles.name}>
          <strong>
            <bdi>{company.username}</bdi>
          </strong>
          <SeatWord company={company} /> {company.companyId === ownId && <OwnChip />}
        </span>
      ))}
      {sorted.length > shown.length && (
        <span>{t('common:rank.others', { count: sorted.length - shown.length })}</span>
      )}
    </>
  )
}
