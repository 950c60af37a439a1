import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { DeckButtons } from '../../../../domain/debrief/deck-buttons.tsx'
import { Replay } from '../../../../domain/debrief/replay.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { DebriefFrame } from './debrief-frame.tsx'
import styles from './debrief-scenes.module.css'
import type { DebriefSettings, useDebrief } from './use-debrief.ts'
import { aroundScene, useViewport, type Viewport } from './use-viewport.ts'

type Props = { game: Game; step: number; onStep(step: number): void } & Pick<
  ReturnType<typeof useDebrief>,
  'replay' | 'settings'
>

/** The size in pixels of the texts of a chart on a desk. */
const chartText = 13

/** Returns the size of a chart that leaves room for the slider and the buttons of the views. */
const stageOf = (viewport: Viewport) => ({
  height: Math.max(14 * viewport.rem, viewport.height - aroundScene(viewport) - 9 * viewport.rem),
  textScale: (0.875 * viewport.rem) / chartText,
})

/** Replays the quarters before the class; below are the files of the debrief and a plan of its half hour. */
export function ReplayScene({ game, step, onStep, replay, settings }: Props) {
  const viewport = useViewport()
  return (
    <DebriefFrame game={game} query={replay}>
      {data => (
        <div className={styles.replay}>
          <Replay
            replay={data}
            step={step}
            onStep={onStep}
            showRanking={settings.showRanking}
            stage={stageOf(viewport)}
          />
          <Tools game={game} settings={settings} />
          <RunningOrder />
        </div>
      )}
    </DebriefFrame>
  )
}

/** The buttons of the presenter: what the class sees, and the files of the debrief. */
function Tools({ game, settings }: { game: Game; settings: DebriefSettings }) {
  const { t } = useTranslation('debrief')
  const switches = [
    { name: 'names', isOn: settings.showNames, set: settings.onShowNames },
    { name: 'ranking', isOn: settings.showRanking, set: settings.onShowRanking },
    { name: 'wholeGame', isOn: settings.isWholeGame, set: settings.onWholeGame },
  ] as const
  return (
    <section className={styles.tools} aria-label={t('tools')} data-screen-only>
      <p>{t('factsFirst')}</p>
      <div className={styles.switches}>
        {switches.map(({ name, isOn, set }) => (
          <button
            key={name}
            type="button"
            className={styles.switch}
            aria-pressed={isOn}
            onClick={() => set(!isOn)}
          >
            {t(`switch.${name}`)}
          </button>
        ))}
      </div>
      <DeckButtons owner={{ of: 'game', id: game.id }} choice={settings.choice} />
    </section>
  )
}

const parts = [
  { name: 'facts', minutes: 5 },
  { name: 'moments', minutes: 10 },
  { name: 'questions', minutes: 12 },
  { name: 'next', minutes: 3 },
] as const

/** The plan of half an hour. */
function RunningOrder() {
  const { t } = useTranslation('debrief')
  const format = useFormat()
  return (
    <section className={styles.order} data-screen-only>
      <h2 className={styles.subtitle}>{t('order.title')}</h2>
      <ol>
        {parts.map(({ name, minutes }) => (
          <li key={name}>
            <bdi className="fig">{t('order.minutes', { minutes: format.integer(minutes) })}</bdi>
            <span>{t(`order.${name}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
