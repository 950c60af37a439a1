import { IconEye } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import type { Standings } from '../../../../domain/people-ranking.ts'
import { podiumPlaces } from '../../../../domain/place-text.ts'
import type { ExpertRow } from '../../../../domain/staff/game-results.ts'
import { Button } from '../../../../ui/button.tsx'
import { AllRanks } from './all-ranks.tsx'
import { LastQuarter } from './last-quarter.tsx'
import { Podium } from './podium.tsx'
import { belowPodiumMax, type StandingsLayout } from './ranks-pages.ts'
import styles from './scenes.module.css'

type RankedRows = Standings<ExpertRow>

/** Returns the number of reveal steps: each place of the podium, the last one first, then the pages of all ranks. */
export const revealSteps = ({ ranked }: RankedRows, { pages }: StandingsLayout): number =>
  podiumPlaces(ranked).length + pages

type Props = {
  game: Game
  standings: RankedRows
  step: number
  layout: StandingsLayout
  showNames: boolean
  onReveal(): void
}

/** Reveals the podium rank by rank, then all ranks. Only the podium shows names, unless the presenter wants all. */
export function RankingScene({ game, standings, step, layout, showNames, onReveal }: Props) {
  const { t } = useTranslation('control')
  const { ranked, apart } = standings
  return (
    <LastQuarter game={game}>
      {() => {
        const places = podiumPlaces(ranked).length
        const left = revealSteps(standings, layout) - step
        const page = step - places - 1
        const next = left > layout.pages ? 'reveal' : left === layout.pages ? 'all' : 'more'
        return (
          <div className={styles.ranking}>
            {(page < 0 || ranked.length + apart.length <= belowPodiumMax) && (
              <Podium gameId={game.id} results={ranked} step={step} />
            )}
            {page >= 0 && <AllRanks {...{ game, standings, layout, page, showNames }} />}
            {left > 0 && (
              <Button variant="primary" icon={<IconEye size={32} aria-hidden="true" />} onClick={onReveal}>
                {t(`ranking.${next}`)}
              </Button>
            )}
          </div>
        )
      }}
    </LastQuarter>
  )
}
