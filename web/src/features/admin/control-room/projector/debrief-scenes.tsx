import type { Game } from '@trimestre/contract/games'
import { DebateScene } from './debate-scene.tsx'
import { MomentsScene } from './moments-scene.tsx'
import { QuestionsScene } from './questions-scene.tsx'
import { ReplayScene } from './replay-scene.tsx'
import type { Scene } from './scenes.ts'
import type { useDebrief } from './use-debrief.ts'

export type DebriefSceneName = Extract<Scene, 'moments' | 'replay' | 'debate' | 'questions'>

type Props = {
  game: Game
  scene: DebriefSceneName
  step: number
  onStep(step: number): void
  showNames: boolean
} & ReturnType<typeof useDebrief>

/** The scenes of the debrief, in one file that is loaded when the first of them is shown. */
export default function DebriefScenes({ game, scene, step, onStep, showNames, ...shown }: Props) {
  const { debrief, replay, settings } = shown
  switch (scene) {
    case 'moments':
      return <MomentsScene game={game} step={step} debrief={debrief} />
    case 'replay':
      return <ReplayScene game={game} step={step} onStep={onStep} replay={replay} settings={settings} />
    case 'debate':
      return <DebateScene game={game} showNames={showNames} />
    case 'questions':
      return <QuestionsScene game={game} step={step} debrief={debrief} />
  }
}
