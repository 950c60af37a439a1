import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { type DebriefChoice, debriefQuery, replayQuery } from '../../../../domain/debrief/debrief-queries.ts'
import { lastPublishedNb, publishedVersions } from '../../../../domain/published-rounds.ts'
import { useFormat } from '../../../../i18n/format.ts'
import type { Scene } from './scenes.ts'

/** What the presenter chose for the debrief; the class sees no ranking unless it is wanted. */
export type DebriefSettings = {
  choice: DebriefChoice
  showNames: boolean
  onShowNames(show: boolean): void
  showRanking: boolean
  onShowRanking(show: boolean): void
  isWholeGame: boolean
  onWholeGame(whole: boolean): void
}

/** The first round with results; a debrief without a quarter before has nothing to compare. */
const firstRound = 2

/** Whether a scene shows what the server has computed of a debrief. */
export const needsDebrief = (scene: Scene): boolean =>
  scene === 'moments' || scene === 'replay' || scene === 'questions'

/** Queries debrief and replay of the last published quarter, or of the whole game, once a scene shows them. */
export function useDebrief(
  game: Game,
  isShown: boolean,
  names: Pick<DebriefSettings, 'showNames' | 'onShowNames'>,
) {
  const { language } = useFormat()
  const [showRanking, onShowRanking] = useState(false)
  const [isWholeGame, onWholeGame] = useState(false)
  const round = lastPublishedNb(game.rounds)
  const owner = { of: 'game', id: game.id } as const
  const choice = { round: isWholeGame ? undefined : round, names: names.showNames, ranking: showRanking }
  const published = publishedVersions(game.rounds)
  const enabled = isShown && round >= firstRound
  return {
    debrief: useQuery({ ...debriefQuery(owner, published, choice, language), enabled }),
    replay: useQuery({ ...replayQuery(owner, published, names.showNames, language), enabled }),
    settings: { choice, ...names, showRanking, onShowRanking, isWholeGame, onWholeGame },
  }
}
