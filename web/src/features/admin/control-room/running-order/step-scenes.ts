import type { PlanScreen } from '@trimestre/contract/session-plans'
import { type Scene, sceneOrder } from '../projector/scenes.ts'

/** The scenes of the projector for a debrief: each of these names opens the scene that shows it. */
const debriefScenes = {
  moments: 'market',
  replay: 'race',
  questions: 'debate',
} as const satisfies Partial<Record<PlanScreen, Scene>>

const stepScenes: Partial<Record<PlanScreen, Scene>> = {
  join: 'join',
  rules: 'rules',
  decide: 'decide',
  ranking: 'ranking',
  race: 'race',
  market: 'market',
  ...debriefScenes,
}

/** Returns the scene of the projector that a step opens; undefined for what is not projected. */
export const sceneOf = (screen: PlanScreen): Scene | undefined => stepScenes[screen]

/** Returns the number of a scene in the address of the projector. */
export const sceneNumber = (scene: Scene, marketFirst: boolean): number =>
  sceneOrder(marketFirst).indexOf(scene) + 1
