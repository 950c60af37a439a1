import type { Game } from '@trimestre/contract/games'
import type { PlanScreen } from '@trimestre/contract/session-plans'
import { hasQuestions, type Scene, sceneOrder } from '../projector/scenes.ts'

/** The scenes that steps open, by the name of the screen; what is not here is not projected. */
const stepScenes: Partial<Record<PlanScreen, Scene>> = {
  join: 'join',
  rules: 'rules',
  decide: 'decide',
  ranking: 'ranking',
  race: 'race',
  market: 'market',
  moments: 'moments',
  replay: 'replay',
  questions: 'questions',
}

/** Returns the scene of the projector that a step opens in a game; undefined for what is not projected. */
export function sceneOf(screen: PlanScreen, game: Pick<Game, 'rounds'>): Scene | undefined {
  const scene = stepScenes[screen]
  return scene === 'questions' && !hasQuestions(game) ? 'debate' : scene
}

/** Returns the number of a scene in the address of the projector. */
export const sceneNumber = (scene: Scene, game: Pick<Game, 'rounds'>, marketFirst: boolean): number =>
  sceneOrder({ marketFirst, hasQuestions: hasQuestions(game) }).indexOf(scene) + 1
