import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RuleStep, ruleSteps, useMarketRules, useRuleTexts } from '../../../../domain/market-rules.ts'
import { Button } from '../../../../ui/button.tsx'
import { prefersReducedMotion } from '../../../../ui/preferences.ts'
import styles from './rules-scene.module.css'

/** Milliseconds that a step is shown: all of them take a minute and a half. */
const stepDuration = 15_000

type Props = { game: Game; step: number; onStep(step: number): void }

/** Tells the class in six steps how its market works, from the game's own settings. The steps go on by themselves. */
export function RulesScene({ game, step, onStep }: Props) {
  const { t } = useTranslation('control')
  const rules = useMarketRules(game.id).data
  const textsOf = useRuleTexts()
  const shown: RuleStep = ruleSteps[step] ?? 'sellers'
  const isLast = step === ruleSteps.length - 1
  const [isRunning, setRunning] = useState(() => !prefersReducedMotion())
  const goOn = useEffectEvent((from: number) => onStep(from + 1))
  useEffect(() => {
    if (!isRunning || isLast) return
    const timer = setTimeout(() => goOn(step), stepDuration)
    return () => clearTimeout(timer)
  }, [isRunning, isLast, step])
  if (!rules) return null
  const texts = textsOf(game, rules)
  return (
    <div className={styles.rules}>
      <section key={shown} className={styles.rule} aria-live="polite">
        <h2 className={styles.heading}>{t(`rules.${shown}`)}</h2>
        {texts[shown].map(text => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <div className={styles.progress} data-screen-only>
        <ol className={styles.steps} aria-label={t('rules.steps')}>
          {ruleSteps.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                className={styles.dot}
                aria-current={index === step ? 'step' : undefined}
                aria-label={t(`rules.${each}`)}
                title={t(`rules.${each}`)}
                onClick={() => onStep(index)}
              />
            </li>
          ))}
        </ol>
        {!isLast && (
          <Button
            variant="secondary"
            icon={isRunning ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
            onClick={() => setRunning(!isRunning)}
          >
            {t(isRunning ? 'rules.pause' : 'rules.run')}
          </Button>
        )}
      </div>
    </div>
  )
}
