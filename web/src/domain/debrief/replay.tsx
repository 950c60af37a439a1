import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { Replay as ReplayData } from '@trimestre/contract/debrief'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ChartTextScale } from '../../ui/chart/walkable-plot.tsx'
import { prefersReducedMotion } from '../../ui/preferences.ts'
import styles from './replay.module.css'
import { stepAfter } from './replay-model.ts'
import { MarketView, TableView, UnitsView, ValueView, type ViewProps } from './replay-views.tsx'

/** Milliseconds that a quarter is shown while the replay plays. */
const stepDuration = 1500

type Props = Omit<ViewProps, 'height'> & {
  onStep(step: number): void
  /** The height of a chart in pixels and the size of its texts where a class reads them: one view at a time. */
  stage?: { height: number; textScale: number } | undefined
}

/** Replays the published quarters one by one, in three charts and a table. */
export function Replay({ onStep, stage, ...view }: Props) {
  return (
    <div className={styles.replay}>
      <Steps replay={view.replay} step={view.step} onStep={onStep} />
      {stage ? (
        <ChartTextScale value={stage.textScale}>
          <OneView view={{ ...view, height: stage.height }} />
        </ChartTextScale>
      ) : (
        <div className={styles.views}>
          <ValueView {...view} />
          <MarketView {...view} />
          <UnitsView {...view} />
          <TableView {...view} />
        </div>
      )}
    </div>
  )
}

type StepsProps = { replay: ReplayData; step: number; onStep(step: number): void }

/** The slider over the quarters: the arrow keys, Home and End move it, Space plays. */
function Steps({ replay: { quarters }, step, onStep }: StepsProps) {
  const { t } = useTranslation('debrief')
  const id = useId()
  const last = quarters.length - 1
  const [isRunning, setRunning] = useState(false)
  const goOn = useEffectEvent((from: number) => {
    const next = stepAfter(from, last)
    if (next !== undefined) onStep(next)
  })
  useEffect(() => {
    if (!isRunning) return
    if (step >= last) return setRunning(false)
    const timer = setTimeout(() => goOn(step), stepDuration)
    return () => clearTimeout(timer)
  }, [isRunning, step, last])
  const isPlayable = last > 0 && !prefersReducedMotion()
  const play = () => {
    if (!isPlayable) return
    // At its end, a replay begins again.
    if (!isRunning && step >= last) onStep(0)
    setRunning(!isRunning)
  }
  const shown = t('replay.step', {
    quarter: quarters[step]?.quarter ?? 0,
    total: quarters.at(-1)?.quarter ?? 0,
  })
  return (
    <div className={styles.steps}>
      {isPlayable && (
        <Button
          variant="secondary"
          icon={isRunning ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
          onClick={play}
        >
          {t(isRunning ? 'replay.pause' : 'replay.play')}
        </Button>
      )}
      <label htmlFor={id} className="visually-hidden">
        {t('replay.slider')}
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={0}
        max={last}
        step={1}
        value={step}
        aria-valuetext={shown}
        onChange={event => onStep(event.target.valueAsNumber)}
        onKeyDown={event => {
          if (event.key !== ' ') return
          event.preventDefault()
          play()
        }}
      />
      <output htmlFor={id} className={styles.shown} aria-live="off">
        {shown}
      </output>
    </div>
  )
}

const views = ['value', 'market', 'units', 'table'] as const
type View = (typeof views)[number]

/** Shows one of the views, large enough for the back row, and the buttons of the others. */
function OneView({ view }: { view: ViewProps }) {
  const { t } = useTranslation('debrief')
  const [shown, show] = useState<View>('value')
  const contents: Record<View, ReactNode> = {
    value: <ValueView {...view} />,
    market: <MarketView {...view} />,
    units: <UnitsView {...view} />,
    table: <TableView {...view} />,
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className={styles.choices} role="group" aria-label={t('replay.views')}>
        {views.map(each => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === shown}
            onClick={() => show(each)}
          >
            {t(`view.${each}`)}
          </button>
        ))}
      </div>
      <div className={styles.oneView}>{contents[shown]}</div>
    </>
  )
}
