import type { Game } from '@trimestre/contract/games'
import { lastPublishedNb } from '../../../../domain/published-rounds.ts'

/** The scenes in their usual order: before, during and after the pass. */
const scenes = [
  'join',
  'rules',
  'decide',
  'pass',
  'ranking',
  'race',
  'market',
  'moments',
  'replay',
  'debate',
  'questions',
] as const
export type Scene = (typeof scenes)[number]

type Shown = {
  /** Whether the ranking comes after the market, once the class understands the facts. */
  marketFirst: boolean
  /** Whether the quarters have questions of their own instead of the debate of the first one. */
  hasQuestions: boolean
}

/** The round of the first quarter, which has no quarter before it to be compared with. */
const firstRound = 2

/** Whether the published quarters have questions of their own instead of the debate of the first quarter. */
export const hasQuestions = (game: Pick<Game, 'rounds'>): boolean => lastPublishedNb(game.rounds) > firstRound

/** Returns the order of the scenes. */
export function sceneOrder({ marketFirst, hasQuestions }: Shown): Scene[] {
  const last = hasQuestions ? 'debate' : 'questions'
  const order: Scene[] = scenes.filter(scene => scene !== 'market' && scene !== last)
  return order.toSpliced(order.indexOf(marketFirst ? 'ranking' : 'moments'), 0, 'market')
}
