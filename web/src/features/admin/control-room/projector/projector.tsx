import type { Game } from '@trimestre/contract/games'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../../domain/catalogue-text.ts'
import { ruleSteps } from '../../../../domain/market-rules.ts'
import { PracticeMark } from '../../../../domain/practice.tsx'
import { lastPublishedNb } from '../../../../domain/published-rounds.ts'
import { useRanking } from '../../../../domain/use-ranking.tsx'
import { loadTexts, useReadingDirection } from '../../../../i18n/i18n.ts'
import { toggleFullScreen } from '../../../../shell/full-screen-button.tsx'
import { useDocumentTitle } from '../../../../shell/use-document-title.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { usePlace } from '../address.ts'
import type { RoomDialogs } from '../control-room.tsx'
import type { DebriefSceneName } from './debrief-scenes.tsx'
import { DecideScene } from './decide-scene.tsx'
import { JoinScene } from './join-scene.tsx'
import { useLastResults } from './last-quarter.tsx'
import { MarketScene } from './market-scene.tsx'
import { PassScene } from './pass-scene.tsx'
import { ProjectedAnnouncement } from './projected-announcement.tsx'
import styles from './projector.module.css'
import { useProjectorSettings } from './projector-settings.ts'
import { RaceScene } from './race-scene.tsx'
import { RankingScene, revealSteps } from './ranking-scene.tsx'
import { standingsLayout } from './ranks-pages.ts'
import { RulesScene } from './rules-scene.tsx'
import { hasQuestions, type Scene, sceneOrder } from './scenes.ts'
import { StageBar } from './stage-bar.tsx'
import { needsDebrief, useDebrief } from './use-debrief.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { useViewport } from './use-viewport.ts'
import './projected-page.css'

type Props = { game: Game; dialogs: RoomDialogs }

const none: never[] = []

const DebriefScenes = lazy(async () => {
  const [scenes] = await Promise.all([import('./debrief-scenes.tsx'), loadTexts(['debrief'])])
  return scenes
})

/** Shows one scene at a time to the class, without the shell of the application. */
export function Projector({ game, dialogs }: Props) {
  const { t } = useTranslation('control')
  useProjectedPage()
  const [place, go] = usePlace()
  const { keys, marketFirst } = useProjectorSettings()
  const [showNames, setShowNames] = useState(false)
  const [showMissing, setShowMissing] = useState(false)
  const [reached, setReached] = useState<Partial<Record<Scene, number>>>({})
  const order = sceneOrder({ marketFirst, hasQuestions: hasQuestions(game) })
  const index = Math.min(order.length, Math.max(1, place.scene ?? 1)) - 1
  const scene = order[index] ?? 'join'

  const { results = none } = useLastResults(game.id)
  const standings = useRanking(results)
  const counts = { ranked: standings.ranked.length, apart: standings.apart.length }
  const layout = standingsLayout(counts, showNames, useViewport())
  const names = { showNames, onShowNames: setShowNames }
  const debriefing = useDebrief(game, needsDebrief(scene), names)
  const { debrief, replay } = debriefing
  const lastSteps: Partial<Record<Scene, number>> = {
    ranking: revealSteps(standings, layout),
    rules: ruleSteps.length - 1,
    moments: debrief.data ? 1 : 0,
    replay: (replay.data?.quarters.length ?? 1) - 1,
    questions: Math.max(1, debrief.data?.questions.length ?? 1) - 1,
  }
  const lastStep = lastSteps[scene] ?? 0
  const step = Math.min(reached[scene] ?? 0, lastStep)
  const reach = (to: number) => setReached({ ...reached, [scene]: to })

  const open = (next: Scene) => go({ scene: order.indexOf(next) + 1 })
  const move = (by: 1 | -1) => {
    const to = step + by
    if (to >= 0 && to <= lastStep) return reach(to)
    const next = order[index + by]
    if (next) open(next)
  }
  const leave = () => go({ projector: undefined, scene: undefined })
  const actions = { next: () => move(1), previous: () => move(-1), fullScreen: toggleFullScreen, leave }
  useStageKeys({ ...actions, enabled: keys, rtl: useReadingDirection() === 'rtl' })
  useDocumentTitle(`${t(`scene.${scene}`)} · ${game.name}`)
  useOnPass(lastPublishedNb(game.rounds), () => {
    setReached({})
    if (scene === 'decide') open('pass')
  })

  const debriefScene = (shown: DebriefSceneName) => (
    <DebriefScenes
      game={game}
      scene={shown}
      step={step}
      onStep={reach}
      showNames={showNames}
      {...debriefing}
    />
  )
  const contents: Record<Scene, () => ReactNode> = {
    join: () => <JoinScene game={game} />,
    rules: () => <RulesScene game={game} step={step} onStep={reach} />,
    decide: () => <DecideScene game={game} showNames={showNames} showMissing={showMissing} />,
    pass: () => <PassScene game={game} dialogs={dialogs} onNext={actions.next} />,
    ranking: () => (
      <RankingScene
        game={game}
        standings={standings}
        step={step}
        layout={layout}
        showNames={showNames}
        onReveal={actions.next}
      />
    ),
    race: () => <RaceScene game={game} showNames={showNames} />,
    market: () => <MarketScene game={game} showNames={showNames} />,
    moments: () => debriefScene('moments'),
    replay: () => debriefScene('replay'),
    debate: () => debriefScene('debate'),
    questions: () => debriefScene('questions'),
  }

  return (
    <div className={styles.stage}>
      <ProjectedAnnouncement gameId={game.id} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Heading key={scene} game={game} scene={scene} />
        <div key={`${scene} ${game.currentTrimestre}`} className={styles.scene}>
          <Suspense fallback={<Spinner size={96} />}>{contents[scene]()}</Suspense>
        </div>
      </main>
      <StageBar
        order={order}
        scene={scene}
        {...actions}
        onOpen={open}
        settings={{
          ...names,
          ...{ showMissing, onShowMissing: setShowMissing },
          ranking: standings,
        }}
      />
    </div>
  )
}

/** Moves the focus to the title of the scene, so that screen readers announce it. */
function Heading({ game, scene }: { game: Game; scene: Scene }) {
  const { t } = useTranslation(['control', 'common'])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const total = game.nbTurns ?? 0
  return (
    <header className={styles.heading}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t(`control:scene.${scene}`)}
      </h1>
      <p className={styles.game}>
        {game.product && (
          <Picture src={game.product.image} alt={productName(t, game.product)} className={styles.product} />
        )}
        <bdi>{game.name}</bdi>
        {game.practice && <PracticeMark />}
        {total > 0 && (
          <bdi className="fig">
            {t('common:ui.quarterOf', { current: Math.min(game.currentTrimestre, total), total })}
          </bdi>
        )}
      </p>
    </header>
  )
}

/** Calls `onPass` when a quarter is published while the projector is shown, no matter who did it. */
function useOnPass(published: number, onPass: () => void): void {
  const known = useRef(published)
  const tell = useEffectEvent(onPass)
  useEffect(() => {
    if (published > known.current) tell()
    known.current = published
  }, [published])
}

/** Enlarges the fonts and strengthens the colours of the page for the back row, while the component is mounted. */
function useProjectedPage(): void {
  useEffect(() => {
    const root = document.documentElement
    root.dataset.projected = ''
    return () => {
      delete root.dataset.projected
    }
  }, [])
}
