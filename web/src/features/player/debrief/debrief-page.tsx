import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactList, MomentList, QuestionList } from '../../../domain/debrief/debrief-lists.tsx'
import {
  type DebriefChoice,
  type DebriefOwner,
  debriefQuery,
  replayQuery,
} from '../../../domain/debrief/debrief-queries.ts'
import { DeckButtons } from '../../../domain/debrief/deck-buttons.tsx'
import { Evidence } from '../../../domain/debrief/evidence.tsx'
import { LinkedEvidence } from '../../../domain/debrief/linked-evidence.tsx'
import { Replay } from '../../../domain/debrief/replay.tsx'
import { PlayedQuarters, QueryBoundary, type Shown } from '../../../domain/played-quarters.tsx'
import { PracticeMark } from '../../../domain/practice.tsx'
import { publishedVersions } from '../../../domain/published-rounds.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Consent } from './consent.tsx'
import styles from './debrief-page.module.css'

/** The debrief of a company: one of each published quarter, opened at the newest. */
export default function DebriefPage() {
  const { t } = useTranslation(['debrief', 'player', 'common'])
  const { gameId, isReadOnly } = useShownCompany()
  const game = useGame(gameId).data
  // Staff read it while it is closed to players.
  if (game && !game.debriefForPlayers && !isReadOnly)
    return (
      <Card>
        <EmptyState picture="results" title={t('debrief:closed')} />
      </Card>
    )
  return (
    <PlayedQuarters label={t('debrief:quarters')} empty={t('debrief:empty')} published>
      {shown => (
        <>
          <DebriefOfQuarter {...shown} published={publishedVersions(game?.rounds)} />
          <LinkedEvidence quarter={shown.quarter} roundNb={shown.roundNb} />
        </>
      )}
    </PlayedQuarters>
  )
}

function DebriefOfQuarter({ quarter, roundNb, companyId, last, published }: Shown & { published: string }) {
  const { t } = useTranslation('debrief')
  const { isReadOnly } = useShownCompany()
  const { language } = useFormat()
  const [names, showNames] = useState(false)
  const [ranking, showRanking] = useState(false)
  const [isWholeGame, showWholeGame] = useState(false)
  const owner: DebriefOwner = { of: 'company', id: companyId }
  const hasWholeGame = quarter === last && quarter > 1
  const choice: DebriefChoice = { round: hasWholeGame && isWholeGame ? undefined : roundNb, names, ranking }
  const debrief = useQuery(debriefQuery(owner, published, choice, language))
  return (
    <QueryBoundary query={debrief} failed={t('loadFailed')}>
      {data => (
        <Evidence own={companyId}>
          {why => (
            <div className={styles.debrief}>
              <Card
                title={t('title', { quarter })}
                subtitle={t('factsFirst')}
                actions={data.practice && <PracticeMark />}
              >
                <div className={styles.part}>
                  <FactList facts={data.facts} />
                  <div className={styles.switches} data-screen-only>
                    <CheckboxField
                      label={t('switch.names')}
                      checked={names}
                      onChange={event => showNames(event.target.checked)}
                    />
                    <CheckboxField
                      label={t('switch.ranking')}
                      checked={ranking}
                      onChange={event => showRanking(event.target.checked)}
                    />
                    {hasWholeGame && (
                      <CheckboxField
                        label={t('switch.wholeGame')}
                        checked={isWholeGame}
                        onChange={event => showWholeGame(event.target.checked)}
                      />
                    )}
                  </div>
                </div>
              </Card>
              <Card title={t('moments')}>
                <MomentList moments={data.turningPoints} why={why} />
              </Card>
              <OwnReplay owner={owner} published={published} names={names} showRanking={ranking} />
              <Card title={t('questions')}>
                <QuestionList questions={data.questions} ofGame={data.scope === 'game'} why={why} />
              </Card>
              {!isReadOnly && data.consent !== null && <Consent companyId={companyId} given={data.consent} />}
              <Card title={t('deck.title')}>
                <DeckButtons owner={owner} choice={choice} />
              </Card>
            </div>
          )}
        </Evidence>
      )}
    </QueryBoundary>
  )
}

type ReplayProps = { owner: DebriefOwner; published: string; names: boolean; showRanking: boolean }

/** Replays the own company, beginning at the newest quarter, where the charts are complete. */
function OwnReplay({ owner, published, names, showRanking }: ReplayProps) {
  const { t } = useTranslation('debrief')
  const { isReadOnly } = useShownCompany()
  const { language } = useFormat()
  const replay = useQuery(replayQuery(owner, published, names, language))
  const [chosen, choose] = useState<number>()
  return (
    <Card title={t('replay.title')}>
      <QueryBoundary query={replay} failed={t('loadFailed')}>
        {data => (
          <Replay
            replay={data}
            step={Math.min(chosen ?? data.quarters.length, data.quarters.length - 1)}
            onStep={choose}
            own={{ id: owner.id, labelOf: label => (isReadOnly ? label : t('replay.you', { label })) }}
            showRanking={showRanking}
          />
        )}
      </QueryBoundary>
    </Card>
  )
}
